import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

/// A document, what it may draw on, and what becomes of it.
struct DocumentCase: CustomTestStringConvertible, Sendable {
  var title: String
  var options: FormatOptions
  var files: [String: String]
  var web: [String: String]
  var document: String
  /// The document that stands in the target's place.
  var existing: String?
  /// Nil where findings are all that counts.
  var output: String?
  var findings: [String]

  var testDescription: String { "\(title) (\(options.compatibility), \(options.convention))" }

  init(
    _ title: String, mode: Compatibility = .litmus,
    convention: DocumentConvention = .inPlaceOverwrite, files: [String: String] = [:],
    web: [String: String] = [:], _ document: String, existing: String? = nil,
    gives output: String? = nil, findings: [String] = [],
    change: (inout FormatOptions) -> Void = { _ in }
  ) {
    self.title = title
    options = FormatOptions(mode, convention: convention)
    options.writeHeader = false
    change(&options)
    self.files = files
    self.web = web
    self.document = document
    self.existing = existing
    self.output = output
    self.findings = findings
  }

  /// Updates the document, and compares it and the findings.
  func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let tree = try TemporaryFolder(files)
    let source = options.convention == .inPlaceOverwrite ? "README.md" : "README.source.md"
    try tree.write(document, to: source)
    if let existing { try tree.write(existing, to: "README.md") }
    var run = tree.docsRun(
      DocsSettings(root: tree.path, format: options, unusedSnippets: .ignore))
    if !web.isEmpty { run.options.fetch = { [web] in content(of: $0, web) } }
    let result = await tree.update(run)
    #expect(result.lines == findings, sourceLocation: sourceLocation)
    guard let output else { return }
    #expect(try tree.text(of: "README.md") == output, sourceLocation: sourceLocation)
    // MarkdownSnippets leaves some documents alone only later.
    guard options.compatibility == .litmus, !result.hasErrors else { return }
    #expect(await tree.update(run).changes == [], sourceLocation: sourceLocation)
    #expect(await tree.check(run).changes == [], sourceLocation: sourceLocation)
  }

  /// The same under both modes.
  static func both(
    _ title: String, files: [String: String] = [:], _ document: String, gives output: String? = nil,
    findings: [String] = [], change: (inout FormatOptions) -> Void = { _ in }
  ) -> [DocumentCase] {
    Compatibility.allCases.map {
      DocumentCase(
        title, mode: $0, files: files, document, gives: output, findings: findings, change: change)
    }
  }
}

/// Returns the text of an address; one that begins with `!` says why it cannot be read.
private func content(of url: String, _ web: [String: String]) -> WebContent {
  guard let text = web[url] else { return .notAsked }
  return text.hasPrefix("!") ? .unavailable(String(text.dropFirst())) : .content(Array(text.utf8))
}

/// Sources that many cases share.
enum Fixture {
  static let files = ["src/a.swift": "\n// begin-snippet: one\nlet a = 1\n// end-snippet\n"]

  static let block = shownSnippet("one", "let a = 1", address: "/src/a.swift#L2-L4")
}

/// Returns what a document shows of a snippet.
///
/// - Parameters:
///   - anchor: The end of the anchor, if it is not the key.
///   - address: The address of its lines; nil for one that is not linked to.
func shownSnippet(
  _ key: String, _ code: String, in language: String = "swift", anchor: String? = nil,
  address: String? = nil
) -> String {
  let anchor = "snippet-\(anchor ?? key)"
  let source = address.map { "<a href='\($0)' title='Snippet source file'>snippet source</a> | " }
  return """
    <!-- snippet: \(key) -->
    <a id='\(anchor)'></a>
    ```\(language)
    \(code)
    ```
    <sup>\(source ?? "")<a href='#\(anchor)' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    """
}
