internal import ArgumentParser
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The `litmus-docs explain KEY` command.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says where a snippet is from, who shows it, and what is written.",
    discussion: """
      EXAMPLES
        litmus-docs explain greet
      """
  )

  @Argument(help: "The snippet's key.")
  var key: String

  @Option(help: ArgumentHelp("The folder that links start at.", valueName: "path"))
  var root: [String] = []

  @Option(help: ArgumentHelp("The configuration to read.", valueName: "path"))
  var config: String?

  func run() async throws {
    let console = Console()
    var scope = try ScopeOptions.parse([])
    scope.root = root
    scope.config = config
    var findings: [Finding] = []
    for run in try DocsSession(scope: scope).runs() {
      let (result, report) = await run.snippets()
      findings += report.findings.filter { $0.kind == .usage }
      guard let result, let index = result.index else { continue }
      let listing = SnippetListing(index: index, uses: result.uses)
      if let lines = listing.explanation(of: key) {
        for line in lines { console.print(line) }
      } else {
        let hint = NearestName.hint(for: key, among: index.keys)
        findings.append(Finding(.snippet, file: key, message: "no such snippet\(hint)"))
      }
    }
    try console.end(findings)
  }
}
