/// The SwiftPM version that the first line of a manifest specifies.
enum ToolsVersion {
  /// Throws a refusal if the line is missing, or specifies a version on which this tool is untested.
  static func check(in bytes: [UInt8]) throws(Refusal) {
    let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let line = 1 + text[..<start].count { $0.isNewline }
    let comment = text[start...].prefix { !$0.isNewline }
    guard let version = number(in: comment) else {
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

  private static func number(in comment: Substring) -> (major: Int, minor: Int)? {
    guard comment.hasPrefix("//") else { return nil }
    let label = "swift-tools-version"
    let content = comment.dropFirst(2).drop { $0.isWhitespace }
    guard content.prefix(label.count).lowercased() == label else { return nil }
    let rest = content.dropFirst(label.count).drop { $0.isWhitespace }
    guard rest.first == ":" else { return nil }
    let digits = rest.dropFirst().drop { $0.isWhitespace }
    let parts = digits.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
    guard parts.count > 1 else { return (major, 0) }
    return Int(parts[1]).map { (major, $0) }
  }
}
