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

/// The format settings on the command line, with the same names as in mdsnippets.
struct FormatArguments: ParsableArguments {
  @Option(name: .shortAndLong, help: "SourceTransform or InPlaceOverwrite.")
  var convention: DocumentConvention?

  @Option(name: .shortAndLong, help: "GitHub, GitLab, Bitbucket, Tfs, DevOps or None.")
  var linkFormat: LinkFormat?

  @Option(help: ArgumentHelp("Stands in front of each source link.", valueName: "text"))
  var urlPrefix: String?

  @Option(
    help: ArgumentHelp(
      "Pins source links to this tag or commit, with the lines that the snippets have there.",
      valueName: "ref"))
  var ref: String?

  @Option(help: ArgumentHelp("Writes no links below snippets: true or false.", valueName: "bool"))
  var omitSnippetLinks: Bool?

  @Option(help: ArgumentHelp("How many levels of headings contents have.", valueName: "count"))
  var tocLevel: Int?

  @Option(help: ArgumentHelp("A heading that contents leave out; repeatable.", valueName: "title"))
  var tocExcludes: [String] = []

  @Option(help: ArgumentHelp("The widest line that a snippet may have.", valueName: "count"))
  var maxWidth: Int?

  @Option(help: ArgumentHelp("Begins generated files with a header.", valueName: "bool"))
  var writeHeader: Bool?

  @Option(help: ArgumentHelp("The header's text.", valueName: "text"))
  var header: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Makes generated files read-only.", valueName: "bool"))
  var readOnly: Bool?

  @Option(name: .shortAndLong, help: ArgumentHelp("Looks at the wording too.", valueName: "bool"))
  var validateContent: Bool?

  @Option(
    name: [.long, .customLong("missing-as-warning")],
    help: ArgumentHelp("Only warns of missing snippets.", valueName: "bool"))
  var treatMissingAsWarning: Bool?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("An address whose file has snippets; repeatable.", valueName: "url"))
  var urlsAsSnippets: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Leaves out folders whose path has this part; repeatable.", valueName: "text"))
  var excludeDirectories: [String] = []

  @Option(help: ArgumentHelp("The same for documents only; repeatable.", valueName: "text"))
  var excludeMarkdownDirectories: [String] = []

  @Option(help: ArgumentHelp("The same for snippets only; repeatable.", valueName: "text"))
  var excludeSnippetDirectories: [String] = []
}

extension DocumentConvention: ExpressibleByArgument {}
extension LinkFormat: ExpressibleByArgument {}

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

/// The options for verbosity, caching and watching.
struct RunArguments: ParsableArguments {
  @Flag(name: .long, help: "Says why files are changed, and what became of each fence.")
  var verbose = false

  @Flag(
    inversion: .prefixedNo,
    help: "Lets 'check' remember that nothing has changed since all was in sync.")
  var cache = true

  @Flag(help: "Does it again when a file changes, until control-C.")
  var watch = false
}
