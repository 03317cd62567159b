import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `Files on the web whose snippets are used` {
  private static let page = "int x;\n// begin-snippet: k\n  y\n// end-snippet\n"

  @Test(arguments: Compatibility.allCases)
  func `are linked to`(_ mode: Compatibility) async throws {
    let tree = try TemporaryFolder(["README.md": "snippet: k\n"])
    var run = tree.docsRun(mode)
    run.settings.urlsAsSnippets = ["https://h/x/A.cs"]
    run.options.fetch = { $0 == "https://h/x/A.cs" ? .content(Array(Self.page.utf8)) : .notAsked }
    #expect(await tree.update(run).lines == [])
    #expect(
      try tree.text(of: "README.md") == """
        <!-- snippet: k -->
        <a id='snippet-https://h/x/A.cs%23k'></a>
        ```cs
        y
        ```
        <sup><a href='https://h/x/A.cs#k' title='Snippet source file'>anchor</a></sup>
        <!-- endSnippet -->

        """)
  }

  @Test func `are shown whole with their markers by MarkdownSnippets, and else without`()
    async throws
  {
    let whole = "int x;\n// begin-snippet: k\n  y\n// end-snippet\n"
    for (mode, code) in [(Compatibility.mdsnippets, whole), (.litmus, "int x;\n  y")] {
      let tree = try TemporaryFolder(["README.md": "snippet: a.cs\n"])
      var run = tree.docsRun(mode)
      run.settings.urlsAsSnippets = ["https://h/x/A.cs"]
      run.options.fetch = { _ in .content(Array(Self.page.utf8)) }
      #expect(await tree.update(run).lines.filter { !$0.contains("warning: ") } == [])
      #expect(
        try tree.text(of: "README.md") == shownSnippet("a.cs", code, in: "cs"))
    }
  }
}
