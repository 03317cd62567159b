#if LITMUS_RUNNER
internal import Foundation

/// Builds a line of a journal: fields with tabs between them, behind the line's length.
///
/// The length tells a whole line from one that was cut, or that stands behind one that was cut.
struct JournalLine {
  private var body: String

  /// Begins a line.
  ///
  /// - Parameter kind: What the line is about: its first field.
  init(_ kind: JournalLineKind) {
    body = kind.rawValue
    body.reserveCapacity(160)
  }

  mutating func add(_ number: Int) {
    body += "\t"
    body += String(number)
  }

  mutating func add(_ duration: Duration) { add(duration.nanoseconds) }

  mutating func add(_ text: String) {
    body += "\t"
    body += Self.escaped(text)
  }

  /// Adds what holds no tab and no line break, such as JSON.
  mutating func addRaw(_ text: String) {
    body += "\t"
    body += text
  }

  /// The line as it is written.
  var text: String {
    var text = String(body.utf8.count)
    text += "\t"
    text += body
    text += "\n"
    return text
  }

  private static func escaped(_ text: String) -> String {
    var text = text
    // Nearly all text is plain.
    let isPlain = text.withUTF8 { bytes in
      let (start, count) = (bytes.baseAddress, bytes.count)
      guard let start else { return true }
      return memchr(start, 0x09, count) == nil && memchr(start, 0x0a, count) == nil
        && memchr(start, 0x5c, count) == nil
    }
    if isPlain { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// What a line of a journal is about.
enum JournalLineKind: String {
  case process = "p"
  /// A test begins, which has a number already.
  case began = "b"
  /// A test begins, and gets the next number.
  case firstBegan = "B"
  /// A suite's hook begins.
  case hookBegan = "H"
  /// A test has passed and has nothing to say.
  case passed = "f"
  case hookEnded = "h"
  /// An event as a line of JSON.
  case event = "e"
  /// A result with all that it holds, as an array of lines of JSON.
  case result = "r"
  case refused = "x"
  /// The process leaves its work to another.
  case left = "l"
  case ended = "z"
}

extension Duration {
  /// The duration in billionths of a second.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
#endif
