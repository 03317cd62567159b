#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A value of JSON with its position in the file, so that an error about it can name the line.
struct JSONValue: Equatable {
  /// The value itself.
  enum Content: Equatable {
    case object([JSONMember])
    case list([JSONValue])
    case text(String)
    /// A number as it is written.
    case number(String)
    case flag(Bool)
    case nothing
  }

  var content: Content
  var position: JSONPosition

  /// The texts of a list of texts, or the only text; `nil` if it is neither, or any is empty.
  var texts: [String]? {
    switch content {
    case .text: return text.map { [$0] }
    case .list(let values):
      let texts = values.compactMap(\.text)
      return texts.count == values.count ? texts : nil
    default: return nil
    }
  }

  /// The text; `nil` if it is empty, or something else.
  var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }

  /// The flag; `nil` if it is something else.
  var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }

  /// The number; `nil` if it is something else.
  var number: Double? { if case .number(let text) = content { Double(text) } else { nil } }

  /// The whole number; `nil` if it is something else.
  var wholeNumber: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }
}

/// A key of an object, and its value.
struct JSONMember: Equatable {
  var key: String
  var position: JSONPosition
  var value: JSONValue
}

/// A position in a text: the line and the column of a character, counted from 1.
struct JSONPosition: Equatable, CustomStringConvertible {
  var line = 1
  var column = 1

  var description: String { "\(line):\(column)" }
}

extension JSONValue: CustomStringConvertible {
  /// The value as an error shows it.
  var description: String {
    switch content {
    case .object: "an object"
    case .list: "a list"
    case .text(let text): "'\(visible(text))'"
    case .number(let text): text
    case .flag(let flag): "\(flag)"
    case .nothing: "null"
    }
  }
}
#endif
