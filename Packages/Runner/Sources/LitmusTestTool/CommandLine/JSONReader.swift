#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// A reader of JSON for files that people write.
///
/// Foundation's decoder accepts a key that occurs twice, and does not know where a value is.
struct JSONReader {
  /// More objects within one another would only be a mistake.
  private static let maxDepth = 100

  private let characters: [Unicode.Scalar]
  private var index = 0
  private var position = JSONPosition()
  private var depth = 0

  /// Returns the value that a file has.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: A ``RunError`` about the first problem, with its position.
  static func value(of bytes: some Sequence<UInt8>) throws(RunError) -> JSONValue {
    var reader = JSONReader(try scalars(of: Array(bytes)))
    return try reader.file()
  }

  private init(_ characters: [Unicode.Scalar]) { self.characters = characters }

  private static func scalars(of bytes: [UInt8]) throws(RunError) -> [Unicode.Scalar] {
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      // The replacement character takes the place of the first byte that is not valid.
      let valid = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{fffd}" }
      var position = JSONPosition()
      for scalar in valid { position.advance(over: scalar) }
      throw RunError("the file is not in UTF-8", at: position)
    }
    let scalars = Array(text.unicodeScalars)
    // Some editors write a byte order mark.
    return scalars.first == "\u{feff}" ? Array(scalars.dropFirst()) : scalars
  }

  private mutating func file() throws(RunError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard next == nil else { throw problem(expecting: "the end of the file") }
    return value
  }
}

// MARK: - Values
extension JSONReader {
  private mutating func value() throws(RunError) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch next {
    case "{": content = .object(try object())
    case "[": content = .list(try list())
    case "\"": content = .text(try text())
    case let next? where next == "-" || Self.isDigit(next): content = .number(try number())
    default: content = try word()
    }
    return JSONValue(content: content, position: start)
  }

  private mutating func object() throws(RunError) -> [JSONMember] {
    var members: [JSONMember] = []
    try elements(in: "}") { (reader) throws(RunError) in
      let start = reader.position
      guard reader.next == "\"" else {
        throw reader.problem(expecting: "a key in double quotes")
      }
      let key = try reader.text()
      if let first = members.first(where: { $0.key == key }) {
        throw RunError(
          "the key '\(visible(key))' is already in line \(first.position.line)", at: start)
      }
      reader.skipSpace()
      guard reader.take(":") else {
        throw reader.problem(expecting: "':' after the key")
      }
      reader.skipSpace()
      members.append(JSONMember(key: key, position: start, value: try reader.value()))
    }
    return members
  }

  private mutating func list() throws(RunError) -> [JSONValue] {
    var values: [JSONValue] = []
    try elements(in: "]") { (reader) throws(RunError) in values.append(try reader.value()) }
    return values
  }

  /// Reads the elements of an object or a list, with the commas between them.
  private mutating func elements(
    in end: Unicode.Scalar, read: (inout JSONReader) throws(RunError) -> Void
  ) throws(RunError) {
    let start = position
    let opening = end == "}" ? "{" : "["
    advance()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else {
      throw RunError("more than \(Self.maxDepth) values are nested", at: start)
    }
    skipSpace()
    if take(end) { return }
    while true {
      guard next != nil else {
        throw problem(expecting: "'\(end)' for the '\(opening)' in line \(start.line)")
      }
      try read(&self)
      skipSpace()
      if take(end) { return }
      let comma = position
      guard take(",") else {
        throw problem(
          expecting: next == nil
            ? "'\(end)' for the '\(opening)' in line \(start.line)" : "',' or '\(end)'")
      }
      skipSpace()
      if next == end {
        throw RunError("found ',' before '\(end)', but expected no comma there", at: comma)
      }
    }
  }

  /// Reads `true`, `false` or `null`.
  private mutating func word() throws(RunError) -> JSONValue.Content {
    let start = position
    let word = String(String.UnicodeScalarView(characters[index...].prefix(while: Self.isLetter)))
    let values: [(String, JSONValue.Content)] = [
      ("true", .flag(true)), ("false", .flag(false)), ("null", .nothing),
    ]
    if let (_, content) = values.first(where: { $0.0 == word }) {
      for _ in word.unicodeScalars { advance() }
      return content
    }
    guard !word.isEmpty else { throw problem(expecting: "a value") }
    let meant = values.first { $0.0 == word.lowercased() }?.0
    throw RunError(
      "found '\(visible(word))', but expected a value"
        + (meant.map { ". Did you mean '\($0)'?" } ?? ""), at: start)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
}

// MARK: - Numbers and texts
extension JSONReader {
  private mutating func number() throws(RunError) -> String {
    let start = position
    var text = ""
    while let scalar = next,
      "+-.".unicodeScalars.contains(scalar) || Self.isDigit(scalar) || Self.isLetter(scalar)
    {
      text.unicodeScalars.append(scalar)
      advance()
    }
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil,
      Double(text)?.isFinite == true
    else {
      throw RunError("found '\(visible(text))', but expected a number such as 1.5", at: start)
    }
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private mutating func text() throws(RunError) -> String {
    let start = position
    advance()
    var text = ""
    while let scalar = next {
      switch scalar {
      case "\"":
        advance()
        return text
      case "\\": text += try escape()
      case "\0"..."\u{1f}" where scalar != "\n" && scalar != "\r":
        throw problem(expecting: "an escape such as '\\t'")
      case "\n", "\r":
        throw RunError(
          "found the end of the line, but expected '\"' at the end of the text", at: start)
      default:
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw RunError("found the end of the file, but expected '\"' at the end of the text", at: start)
  }

  /// Reads an escape: of one character, of a code, or of the two codes of one character.
  private mutating func escape() throws(RunError) -> String {
    for length in [2, 6, 12] {
      let escape = String(String.UnicodeScalarView(characters[index...].prefix(length)))
      guard let text = try? JSONDecoder().decode(String.self, from: Data("\"\(escape)\"".utf8))
      else { continue }
      for _ in escape.unicodeScalars { advance() }
      return text
    }
    let start = position
    advance()
    guard let scalar = next else { return "" }
    throw RunError(
      "found the escape '\\\(visible("\(scalar)"))', but expected a valid one. For a "
        + "backslash, write '\\\\'", at: start)
  }
}

// MARK: - Characters
extension JSONReader {
  private var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

  /// Returns the problem that the next character is not what it must be.
  private func problem(expecting expected: String) -> RunError {
    let found = next.map { "'\(visible("\($0)"))'" } ?? "the end of the file"
    let hint =
      switch next {
      case "/", "#": ". JSON has no comments"
      case "'", "\u{201c}", "\u{201d}", "`": ". JSON has double quotes, as in \"this\""
      default: ""
      }
    return RunError("found \(found), but expected \(expected)\(hint)", at: position)
  }

  private mutating func advance() {
    position.advance(over: characters[index])
    index += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() {
    while let next, [" ", "\n", "\r", "\t"].contains(next) { advance() }
  }
}

extension JSONPosition {
  fileprivate mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
#endif
