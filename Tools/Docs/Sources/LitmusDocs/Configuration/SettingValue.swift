import LitmusToolSupport

/// A value of a setting.
protocol SettingValue: Sendable {
  /// Reads a value of a configuration.
  ///
  /// - Parameter name: The setting, for the message about another value.
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> Self

  /// Throws what is wrong with a value of the command line.
  func requireValid() throws(Problem)
}

extension SettingValue {
  func requireValid() throws(Problem) {}
}

extension Bool: SettingValue {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> Bool {
    guard case .bool(let value) = json else { throw json.mismatch(name, "true or false") }
    return value
  }
}

/// A whole number that is at least 1.
extension Int: SettingValue {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> Int {
    guard case .number(let number) = json, let count = Int(exactly: number), count >= 1 else {
      throw json.mismatch(name, "a whole number from 1")
    }
    return count
  }

  func requireValid() throws(Problem) {
    if self < 1 { throw Problem("is \(self), but expected a whole number from 1") }
  }
}

extension String: SettingValue {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> String {
    guard case .string(let value) = json else { throw json.mismatch(name, "a string") }
    return value
  }
}

extension [String]: SettingValue {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> [String] {
    let expected = "an array of strings"
    guard case .array(let elements) = json else { throw json.mismatch(name, expected) }
    var strings: [String] = []
    for element in elements {
      guard case .string(let string) = element else {
        throw element.mismatch("an element of \(name)", expected)
      }
      strings.append(string)
    }
    return strings
  }
}

extension [String: String]: SettingValue {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> [String: String] {
    let expected = "an object with strings"
    guard case .object(let values) = json else { throw json.mismatch(name, expected) }
    var strings: [String: String] = [:]
    for (key, element) in values {
      guard case .string(let string) = element else {
        throw element.mismatch("'\(key)' in \(name)", expected)
      }
      strings[key] = string
    }
    return strings
  }
}

extension SettingValue where Self: RawRepresentable<String> & CaseIterable {
  static func value(of json: JSONValue, _ name: String) throws(Problem) -> Self {
    guard let choice = Self(rawValue: try String.value(of: json, name)) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw json.mismatch(name, "one of \(names)")
    }
    return choice
  }
}

extension DocumentConvention: SettingValue {}
extension LinkFormat: SettingValue {}
extension ReportFormat: SettingValue {}
extension UnusedSnippets: SettingValue {}

extension JSONValue {
  fileprivate func mismatch(_ name: String, _ expected: String) -> Problem {
    Problem("\(name) is \(shown), but expected \(expected)")
  }

  /// The value as shown in an error message.
  private var shown: String {
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
