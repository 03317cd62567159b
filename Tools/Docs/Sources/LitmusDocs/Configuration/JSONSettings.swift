import Foundation
import LitmusToolSupport

/// The values of a JSON file by their keys, with errors that name the line of a key.
struct JSONSettings {
  private let file: String
  private let text: String
  private let values: [String: JSONValue]

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

  /// Throws an error for a key that is not known, with the most similar one that is.
  func requireKeys(_ known: [String]) throws(Finding) {
    let known = Set(known + ["$schema"])
    for key in values.keys.sorted() where !known.contains(key) {
      let hint = NearestName.hint(for: key, among: known)
      throw error(key, "unknown key '\(key)'\(hint)")
    }
  }

  /// The value of a key; nil if there is none, or it is null.
  subscript(key: String) -> JSONValue? { values[key].flatMap { $0 == .null ? nil : $0 } }

  /// Returns an error at the line of the key's first occurrence, which a colon follows.
  func error(_ key: String, _ message: String) -> Finding {
    let range = text.ranges(of: "\"\(key)\"").first { range in
      text[range.upperBound...].first { !$0.isWhitespace } == ":"
    }
    let line = range.map { text[..<$0.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
    return Finding(.usage, file: file, line: line, message: message)
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
