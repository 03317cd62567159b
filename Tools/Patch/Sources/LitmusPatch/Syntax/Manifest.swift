internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The text of a `Package.swift`, and its syntax tree.
struct Manifest {
  /// The byte order mark, if there is one.
  let mark: [UInt8]
  /// The rest of the file; the positions of the tree refer to it.
  let text: [UInt8]
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Throws a refusal for text that is not UTF-8 or not Swift, and for unsupported tools versions.
  init(_ bytes: [UInt8]) throws(Refusal) {
    if let offset = Self.firstInvalidByte(of: bytes) {
      throw Refusal(
        line: 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }, column: 1,
        message: "the file is not UTF-8: convert it")
    }
    mark = Array(bytes.prefix(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
    text = Array(bytes.dropFirst(mark.count))
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter = SourceLocationConverter(fileName: "", tree: tree)
    try Self.checkToolsVersion(in: text)
    let mistakes = ParseDiagnosticsGenerator.diagnostics(for: tree)
    if let mistake = mistakes.first(where: { $0.diagMessage.severity == .error }) {
      throw refusal(at: mistake.position, "\(mistake.message): correct the file first")
    }
  }

  /// Returns a refusal at a position in this manifest.
  func refusal(at position: AbsolutePosition, _ message: String) -> Refusal {
    let location = converter.location(for: position)
    return Refusal(line: location.line, column: location.column, message: message)
  }

  /// Returns a refusal at the position of a syntax node.
  func refusal(at node: some SyntaxProtocol, _ message: String) -> Refusal {
    refusal(at: node.positionAfterSkippingLeadingTrivia, message)
  }

  /// Returns the line and column of a syntax node, from 1.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if decoded == bytes { return nil }
    return zip(bytes, decoded).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(bytes.count, decoded.count)
  }
}

extension Manifest {
  /// Throws a refusal if the line with the SwiftPM version is missing, or has one on which this tool is untested.
  private static func checkToolsVersion(in bytes: [UInt8]) throws(Refusal) {
    let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let line = 1 + text[..<start].count { $0.isNewline }
    let comment = text[start...].prefix { !$0.isNewline }
    guard let version = toolsVersion(in: comment) else {
      throw Refusal(
        line: line, column: 1,
        message: "the file does not begin with '// swift-tools-version:' and a version: "
          + "name the Package.swift of an app")
    }
    guard (5, 4) <= version, version < (7, 0) else {
      throw Refusal(
        line: line, column: 1,
        message: "the tools version is \(version.major).\(version.minor), "
          + "but expected 5.4 to 6.x: add the setting by hand")
    }
  }

  private static func toolsVersion(in comment: Substring) -> (major: Int, minor: Int)? {
    let pattern = /\/\/\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/.ignoresCase()
    guard let match = comment.prefixMatch(of: pattern), let major = Int(match.1) else { return nil }
    return (major, match.2.flatMap { Int($0) } ?? 0)
  }
}
