internal import ArgumentParser
internal import LitmusDocsFormat

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
