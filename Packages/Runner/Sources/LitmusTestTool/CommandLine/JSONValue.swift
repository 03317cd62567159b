#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A value of JSON whose kind is not known before it is read.
enum JSONValue: Decodable, Equatable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case number(Double)
  case flag(Bool)
  case nothing

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The texts of a list of texts, or the only text; `nil` if it is neither.
  var texts: [String]? {
    switch self {
    case .text(let text): [text]
    case .list(let values):
      values.allSatisfy { if case .text = $0 { true } else { false } }
        ? values.flatMap { $0.texts ?? [] } : nil
    default: nil
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as an error shows it.
  var description: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text(let text): "'\(visible(text))'"
    case .number(let number): number.text
    case .flag(let flag): "\(flag)"
    case .nothing: "nothing"
    }
  }
}

extension Double {
  /// The number without a fraction if it is whole.
  var text: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
#endif
