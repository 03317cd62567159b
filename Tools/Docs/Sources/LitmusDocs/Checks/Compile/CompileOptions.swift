/// The options of a compile check.
struct CompileOptions: Sendable {
  /// The packages that the documents belong to.
  var packages: PackageFolders
  /// Whether to skip building, because the packages are already built.
  var skipBuild = false
  /// The program that builds packages, and its first arguments.
  var builder = ["swift", "build"]
  /// Additional arguments for `swift build`, such as `--build-tests`.
  var buildFlags: [String] = []
  /// Additional arguments for the compiler, such as `-DSOMETHING`.
  var compilerFlags: [String] = []
  /// Imports and declarations for the fences of all documents.
  var prelude: String?
  /// The file to show in errors of that prelude.
  var preludeFile = "prelude"
  /// The addresses that clients use for this repository; empty for the address of `origin`.
  var repositoryURLs: [String] = []
  /// The time limit of one build or one compilation.
  var timeLimit: Duration = .seconds(300)
  /// The imports that earlier checks added to fences.
  var knownImports = KnownImports()
  /// Whether fences may be parts of code that their pages do not show, so that they have no findings.
  var allowsFragments = false
  /// Whether fences that are marked with `run` are run, or only compiled.
  var runsFences = true
  /// Is called before a package is built for the first time, which may take minutes.
  var willBuildFirst: @Sendable (_ package: String) -> Void = { _ in }
  /// Is called when the build of a package begins to wait for another process that uses its build folder.
  var waitsForBuild: @Sendable (_ package: String) -> Void = { _ in }
  /// Is called while a package is built, with pieces of what the build prints.
  var buildOutput: @Sendable (String) -> Void = { _ in }
  /// The number of documents that are compiled concurrently.
  static let width = 2

  var root: String { packages.root }
}
