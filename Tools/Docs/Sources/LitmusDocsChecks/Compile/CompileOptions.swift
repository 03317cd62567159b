/// What a compile check needs to know besides the documents.
package struct CompileOptions: Sendable {
  /// Which packages the documents belong to.
  package var packages: PackageFolders
  /// Whether the packages are built already.
  package var skipBuild = false
  /// More arguments for `swift build`, such as `--build-tests`.
  package var buildFlags: [String] = []
  /// More arguments for the compiler, such as `-DSOMETHING`.
  package var compilerFlags: [String] = []
  /// Imports and declarations for the fences of all documents.
  package var prelude: String?
  /// The file that errors in that prelude are reported in.
  package var preludeFile = "prelude"
  /// The sources of a snippet, from the root, for documents without links to them.
  package var snippetSources: [String: [String]] = [:]
  /// The addresses that clients know this repository by; empty for the address of `origin`.
  package var repositoryURLs: [String] = []
  /// The version that is about to be released.
  package var nextVersion: String?
  /// How long one build or one compilation may take.
  package var timeLimit: Duration = .seconds(300)
  /// How many documents are compiled at a time.
  package var width = 2

  package init(packages: PackageFolders) {
    self.packages = packages
  }

  var root: String { packages.root }
}
