internal import ArgumentParser
internal import LitmusDocsFormat

/// The options that select the files and the configuration of a command.
struct ScopeOptions: ParsableArguments {
  @Argument(
    help: """
      Documents or folders to look at, from the root or else from the working directory; all of \
      them without any.
      """)
  var paths: [String] = []

  @Option(
    name: [.long, .customShort("t"), .customLong("target-directory")],
    help: ArgumentHelp(
      """
      The folder that links start at. Without it, the nearest folder upward that holds a \
      configuration or a git repository. Several are done one after another.
      """, valueName: "path"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The configuration to read, instead of litmus-docs.json in the root, or mdsnippets.json there \
      or one folder below.
      """, valueName: "path"))
  var config: String?

  @Option(help: "Whose rules are followed: litmus, or mdsnippets to the byte.")
  var compatibility: Compatibility?

  @Option(help: ArgumentHelp("Looks for documents here only; repeatable.", valueName: "glob"))
  var documents: [String] = []

  @Option(help: ArgumentHelp("Looks for snippets here only; repeatable.", valueName: "glob"))
  var sources: [String] = []

  @Option(help: ArgumentHelp("Leaves these out of both; repeatable.", valueName: "glob"))
  var exclude: [String] = []
}

extension Compatibility: ExpressibleByArgument {}
