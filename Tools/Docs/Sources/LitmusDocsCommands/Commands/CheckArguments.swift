internal import ArgumentParser

/// The options for checks other than those of snippets.
struct CheckArguments: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Checks relative links, anchors and images.")
  var links: Bool?

  @Flag(inversion: .prefixedNo, help: "Compiles the Swift fences of packages' documents.")
  var compile: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Compiles the Swift examples in the comments of public declarations too.")
  var comments: Bool?

  @Flag(
    inversion: .prefixedNo, help: "Runs the commands whose output documents hold, and fences.")
  var run: Bool?

  @Flag(help: "Takes the packages as they are built, and builds none.")
  var skipBuild = false

  @Option(
    help: ArgumentHelp("The build folder, instead of each package's .build.", valueName: "path"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "How long a compiler or a command may take, in seconds.", valueName: "seconds"))
  var timeLimit: Int?
}
