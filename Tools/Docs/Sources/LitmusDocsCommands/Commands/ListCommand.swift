internal import ArgumentParser
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The `litmus-docs list` command.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the snippets, where they are from and who shows them.",
    discussion: """
      EXAMPLES
        litmus-docs list
        litmus-docs list --unused
      """
  )

  @OptionGroup(title: "What to look at") var scope: ScopeOptions

  @Flag(help: "Lists only snippets that no document shows.")
  var unused = false

  func run() async throws {
    let console = Console()
    var findings: [Finding] = []
    for run in try DocsSession(scope: scope).runs() {
      let (result, report) = await run.snippets()
      findings += report.findings.filter { $0.kind == .usage }
      guard let result, let index = result.index else { continue }
      let listing = SnippetListing(index: index, uses: result.uses)
      for line in listing.lines(onlyUnused: unused) { console.print(line) }
    }
    try console.end(findings)
  }
}
