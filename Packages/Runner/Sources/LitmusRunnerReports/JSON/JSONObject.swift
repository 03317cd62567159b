#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A builder of a JSON object as text.
///
/// Keys must be added in alphabetical order.
struct JSONObject {
  private var body = "{"

  init() { body.reserveCapacity(400) }

  /// The object on one line.
  var text: String { body + "}" }

  mutating func add(_ key: String, _ value: String?) {
    addRaw(key, value.map { "\"" + Self.escaped($0) + "\"" } ?? "null")
  }

  mutating func add(_ key: String, _ value: Int?) {
    addRaw(key, value.map(String.init) ?? "null")
  }

  mutating func add(_ key: String, _ value: Bool) { addRaw(key, value ? "true" : "false") }

  mutating func add(_ key: String, _ value: [String]) {
    addRaw(key, "[" + value.map { "\"\(Self.escaped($0))\"" }.joined(separator: ",") + "]")
  }

  mutating func add(_ key: String, _ value: JSONObject?) {
    addRaw(key, value?.text ?? "null")
  }

  /// Adds a value that is JSON already.
  mutating func addRaw(_ key: String, _ value: String) {
    // Without interpolation, because each event of a run is written so.
    body += body.utf8.count == 1 ? "\"" : ",\""
    body += key
    body += "\":"
    body += value
  }

  /// Returns a text escaped for use between quotation marks.
  static func escaped(_ text: String) -> String {
    text.escaped(unless: { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c && $0 < 0x7f }) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      // Some parsers treat the last two as the end of a line.
      case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        "\\u" + String(scalar.value, radix: 16).padded(to: 4, with: "0")
      default: nil
      }
    }
  }
}
#endif
