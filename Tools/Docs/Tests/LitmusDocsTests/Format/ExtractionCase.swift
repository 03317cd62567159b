import Testing

@testable import LitmusDocs

/// A source, and what is found in it.
struct ExtractionCase: CustomTestStringConvertible, Sendable {
  var title: String
  var mode = Compatibility.litmus
  var path = "a.swift"
  var maxWidth: Int?
  var source: String
  /// Each snippet as `KEY LANGUAGE REST L1-L2: TEXT`.
  var snippets: [String] = []
  var findings: [String] = []

  var testDescription: String { "\(title) (\(mode))" }
}

extension Snippet {
  /// The snippet in the form of an `ExtractionCase`.
  var summary: String {
    let head = [key, language, attributes].compactMap(\.self).joined(separator: " ")
    let body = error.map { "! \($0)" } ?? String(decoding: text, as: UTF8.self)
    return "\(head) \(startLine)-\(endLine): \(body)"
  }
}
