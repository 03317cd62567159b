import ArgumentParser

/// The options that select the files and the configuration of a command.
struct ScopeOptions: ParsableArguments {
  @Argument(
    help: """
      Documents or folders, relative to the working directory or else to the root. (default: all \
      documents below the root)
      """)
  var paths: [String] = []

  @Option(
    name: [.long, .customShort("t"), .customLong("target-directory")],
    help: ArgumentHelp(
      """
      The root folder of links; repeatable. (default: the nearest parent folder with a \
      configuration or a git repository)
      """, valueName: "path"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The configuration file. (default: litmus-docs.json in the root, or mdsnippets.json there or \
      one folder below)
      """, valueName: "path"))
  var config: String?

  @Option(help: "The rules to follow: litmus, or mdsnippets for those of MarkdownSnippets.")
  var compatibility: Compatibility?

  @Option(help: ArgumentHelp("Where documents are searched; repeatable.", valueName: "glob"))
  var documents: [String] = []

  @Option(help: ArgumentHelp("Where snippets are searched; repeatable.", valueName: "glob"))
  var sources: [String] = []

  @Option(help: ArgumentHelp("Files that are excluded from both; repeatable.", valueName: "glob"))
  var exclude: [String] = []
}

extension Compatibility: ExpressibleByArgument {}

/// The format settings on the command line, with the same names as in mdsnippets.
struct FormatArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "Whether documents are updated in place, or written from '*.source.md'.")
  var convention: DocumentConvention?

  @Option(name: .shortAndLong, help: "The host whose links to lines are written.")
  var linkFormat: LinkFormat?

  @Option(help: ArgumentHelp("The text before the path in each source link.", valueName: "text"))
  var urlPrefix: String?

  @Option(
    help: ArgumentHelp(
      "Pins source links to this tag or commit, with the lines that the snippets have there.",
      valueName: "ref"))
  var ref: String?

  @Option(help: ArgumentHelp("Writes no links below snippets: true or false.", valueName: "bool"))
  var omitSnippetLinks: Bool?

  @Option(
    help: ArgumentHelp("The number of heading levels in tables of contents.", valueName: "count"))
  var tocLevel: Int?

  @Option(
    help: ArgumentHelp(
      "A heading to omit from tables of contents; repeatable.", valueName: "title"))
  var tocExcludes: [String] = []

  @Option(help: ArgumentHelp("The maximum width of a snippet's lines.", valueName: "count"))
  var maxWidth: Int?

  @Option(help: ArgumentHelp("Writes a header into generated files.", valueName: "bool"))
  var writeHeader: Bool?

  @Option(help: ArgumentHelp("The header's text.", valueName: "text"))
  var header: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Makes generated files read-only.", valueName: "bool"))
  var readOnly: Bool?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Checks the wording as MarkdownSnippets does.", valueName: "bool"))
  var validateContent: Bool?

  @Option(
    name: [.long, .customLong("missing-as-warning")],
    help: ArgumentHelp("Treats missing snippets as warnings.", valueName: "bool"))
  var treatMissingAsWarning: Bool?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The address of a file with snippets; repeatable.", valueName: "url"))
  var urlsAsSnippets: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Excludes folders whose path contains this text; repeatable.", valueName: "text"))
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
    inversion: .prefixedNo, help: "Runs the commands whose output documents show, and fences.")
  var run: Bool?

  @Flag(help: "Uses the packages as they were built last, and builds none.")
  var skipBuild = false

  @Option(
    help: ArgumentHelp("The build folder, instead of each package's .build.", valueName: "path"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The time limit of one compiler or command; 300 by default.", valueName: "seconds"))
  var timeLimit: Int?
}

/// The options for known problems and for machines, of `check` only.
struct ReportArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file with the known problems; litmus-docs-baseline.json in the root by default.",
      valueName: "path"))
  var baseline: String?

  @Flag(help: "Records today's problems as the known ones.")
  var updateBaseline = false

  @Flag(
    help: """
      Checks links to other sites too: one that cannot be reached is broken if that was so on \
      another day.
      """)
  var external = false

  @Flag(help: "With --external, a link that cannot be reached once is broken.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Where --external records what it reached; in the user's cache by default.",
      valueName: "path"))
  var externalCache: String?

  @Option(help: "How findings are written: text, github, json or sarif.")
  var format: ReportFormat = .text

  @Flag(help: "Prints only what 'update' would change, as a patch for 'git apply'.")
  var diff = false

  func validate() throws {
    if (strict || externalCache != nil) && !external {
      let option = strict ? "--strict" : "--external-cache"
      throw ValidationError("'\(option)' is about links to other sites: add '--external'")
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// The options for verbosity, caching and watching.
struct RunArguments: ParsableArguments {
  @Flag(name: .long, help: "Shows why files change, the result of each fence, and all warnings.")
  var verbose = false

  @Flag(
    inversion: .prefixedNo,
    help: "Lets 'check' skip its work if nothing has changed since it found nothing.")
  var cache = true

  @Flag(help: "Repeats the command when a file changes, until Ctrl-C.")
  var watch = false
}
