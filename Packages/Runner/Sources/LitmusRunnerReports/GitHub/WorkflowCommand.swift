#if LITMUS_RUNNER
/// A line of a log that GitHub executes, as in `::error file=Cart.swift,line=3::Value was 1`.
struct WorkflowCommand: CustomStringConvertible {
  /// The name of a command.
  enum Name: String {
    case error, warning, notice
  }

  let name: Name
  var file: String?
  var line: Int?
  var column: Int?
  var title: String
  /// The text, which may have several lines.
  var message: String

  var description: String {
    let properties = [
      file.map { "file=\(Self.property($0))" },
      line.map { "line=\($0)" },
      column.map { "col=\($0)" },
      "title=\(Self.property(title))",
    ].compactMap(\.self)
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String {
    escape(text, ["%", "\r", "\n", ":", ","])
  }

  /// Returns a text with some scalars escaped as in `%0A`; scalars, because CR LF is one character.
  private static func escape(_ text: String, _ escaped: Set<Unicode.Scalar>) -> String {
    var escapedText = ""
    for scalar in text.unicodeScalars {
      if escaped.contains(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        escapedText += code.utf8.count == 1 ? "%0\(code)" : "%\(code)"
      } else {
        escapedText.unicodeScalars.append(scalar)
      }
    }
    return escapedText
  }
}
#endif
