import Foundation
import LitmusToolSupport

/// The settings of a JSON file, read by key, with errors that name the key and its line.
final class JSONSettings {
  private let file: String
  private let text: String
  private let values: [String: JSONValue]
  /// The keys that have been read.
  private(set) var known: Set<String> = ["$schema"]

  /// - Parameters:
  ///   - data: The file's content: one JSON object.
  ///   - file: The path to show in errors.
  init(_ data: Data, file: String) throws(Finding) {
    self.file = file
    text = String(decoding: data, as: UTF8.self)
    do {
      values = try JSONDecoder().decode([String: JSONValue].self, from: data)
    } catch {
      let mistake = Self.mistake(in: data)
      throw Finding(.usage, file: file, line: mistake.line, message: mistake.message)
    }
  }

  /// Throws an error for a key that has not been read, with the most similar one that has.
  ///
  /// - Parameter ignored: Keys that need not be read.
  func requireKnownKeys(orOneOf ignored: Set<String> = []) throws(Finding) {
    known.formUnion(ignored)
    for key in values.keys.sorted() where !known.contains(key) {
      let hint = NearestName.hint(for: key, among: known)
      throw error(key, "unknown key '\(key)'\(hint)")
    }
  }

  func bool(_ key: String) throws(Finding) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else { throw mismatch(key, value, "true or false") }
    return bool
  }

  /// Returns a whole number that is at least 1.
  func count(_ key: String) throws(Finding) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let number) = value, let count = Int(exactly: number), count >= 1 else {
      throw mismatch(key, value, "a whole number from 1")
    }
    return count
  }

  func string(_ key: String) throws(Finding) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let string) = value else { throw mismatch(key, value, "a string") }
    return string
  }

  func strings(_ key: String) throws(Finding) -> [String]? {
    guard let value = value(key) else { return nil }
    guard case .array(let elements) = value else {
      throw mismatch(key, value, "an array of strings")
    }
    var strings: [String] = []
    for element in elements {
      guard case .string(let string) = element else {
        throw mismatch(key, element, "an array of strings", of: "an element of ")
      }
      strings.append(string)
    }
    return strings
  }

  /// Returns a case of an enumeration, whose name must match exactly.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(Finding) -> Choice? {
    guard let name = try string(key) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw mismatch(key, .string(name), "one of \(names)")
    }
    return choice
  }

  /// Returns an object whose values are strings.
  func stringsByKey(_ key: String) throws(Finding) -> [String: String]? {
    guard let value = value(key) else { return nil }
    let expected = "an object with strings"
    guard case .object(let values) = value else { throw mismatch(key, value, expected) }
    var strings: [String: String] = [:]
    for (name, element) in values {
      guard case .string(let string) = element else {
        throw mismatch(key, element, expected, of: "'\(name)' in ")
      }
      strings[name] = string
    }
    return strings
  }

  /// Returns an error at the line of the key's first occurrence, which a colon follows.
  func error(_ key: String, _ message: String) -> Finding {
    let range = text.ranges(of: "\"\(key)\"").first { range in
      text[range.upperBound...].first { !$0.isWhitespace } == ":"
    }
    let line = range.map { text[..<$0.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
    return Finding(.usage, file: file, line: line, message: message)
  }

  private func mismatch(
    _ key: String, _ value: JSONValue, _ expected: String, of part: String = ""
  ) -> Finding {
    error(key, "\(part)'\(key)' is \(value.shown), but expected \(expected)")
  }

  private func value(_ key: String) -> JSONValue? {
    known.insert(key)
    guard let value = values[key], value != .null else { return nil }
    return value
  }

  /// Returns the error in data that is not a JSON object, with its line if known.
  private static func mistake(in data: Data) -> (line: Int?, message: String) {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return (1, "expected a JSON object, as in { \"tocLevel\": 2 }")
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let offset = reason?.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) }
      let line = data.prefix(offset ?? data.count).count { $0 == UInt8(ascii: "\n") } + 1
      return (offset == nil ? nil : line, "not valid JSON: \(reason ?? "correct it")")
    }
  }
}

extension JSONValue {
  /// The value as shown in an error message.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
