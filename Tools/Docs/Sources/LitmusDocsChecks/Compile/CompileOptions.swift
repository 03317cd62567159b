/// What a compile check needs to know besides the documents.
package struct CompileOptions: Sendable {
  /// The absolute path of the folder that all other paths start from.
  package var root: String
  /// The package that a document belongs to; nil for the nearest Package.swift upward.
  package var package: (@Sendable (_ document: String) -> CheckedPackage?)?
  /// Whether the packages are built already.
  package var skipBuild = false
  /// More arguments for the compiler, such as `-DSOMETHING`.
  package var compilerFlags: [String] = []
  /// Imports and declarations for the fences of all documents.
  package var prelude = ""
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

  package init(root: String) {
    self.root = root
  }
}
