import LitmusDocsFormat
import Testing

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

  /// Processes the document, and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let sources = MemorySources(files, web: web, options: options)
    let processed = DocumentProcessor(options: options, sources: sources).process(
      Array(document.utf8), path: "README.md", target: existing.map { Array($0.utf8) })
    let found = processed.findings.map(\.printed)
    #expect(found == findings, sourceLocation: sourceLocation)
    if let output { #expect(processed.text == output, sourceLocation: sourceLocation) }
  }

  /// The same under both modes.
  static func both(
    _ title: String, files: [String: String] = [:], _ document: String, gives output: String,
    change: (inout FormatOptions) -> Void = { _ in }
  ) -> [DocumentCase] {
    Compatibility.allCases.map {
      DocumentCase(title, mode: $0, files: files, document, gives: output, change: change)
    }
  }
}

/// Sources that many cases share.
enum Fixture {
  static let files = ["src/a.swift": "\n// begin-snippet: one\nlet a = 1\n// end-snippet\n"]

  static let block = """
    <!-- snippet: one -->
    <a id='snippet-one'></a>
    ```swift
    let a = 1
    ```
    <sup><a href='/src/a.swift#L2-L4' title='Snippet source file'>snippet source</a> | \
    <a href='#snippet-one' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    """
}
