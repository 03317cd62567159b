#if LITMUS_RUNNER
internal import Foundation

/// A line of a journal: the line's length, followed by fields that are separated by tabs.
///
/// The length distinguishes a complete line from one that was cut, or that follows one that was
/// cut.
struct JournalLine {
  /// The space for the length, after a line break that may be needed.
  private static let headSize = 21
  private static let (tab, lineBreak) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))

  private var bytes: [UInt8]

  /// Begins a line.
  ///
  /// - Parameter kind: What the line is about: its first field.
  init(_ kind: JournalLineKind) {
    bytes = []
    bytes.reserveCapacity(192)
    for _ in 0..<Self.headSize { bytes.append(Self.lineBreak) }
    bytes.append(contentsOf: kind.rawValue.utf8)
  }

  mutating func add(_ number: Int) {
    bytes.append(Self.tab)
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func add(_ duration: Duration) { add(duration.nanoseconds) }

  mutating func add(_ text: String) { addRaw(Self.escaped(text)) }

  /// Adds text that contains no tab and no line break, such as JSON.
  mutating func addRaw(_ text: String) {
    bytes.append(Self.tab)
    bytes.append(contentsOf: text.utf8)
  }

  /// Calls a closure with the complete line.
  ///
  /// - Parameters:
  ///   - isTorn: Whether the line before may have been cut, so that this one must end it.
  ///   - body: Writes the line.
  consuming func write<Result>(
    afterTorn isTorn: Bool, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    var start = Self.headSize - 1
    bytes[start] = Self.tab
    var rest = bytes.count - Self.headSize
    repeat {
      start -= 1
      bytes[start] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    bytes.append(Self.lineBreak)
    if isTorn { start -= 1 }
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  private static func escaped(_ text: String) -> String {
    var text = text
    // Nearly all text needs no escapes.
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

/// The kind of a journal line.
enum JournalLineKind: String {
  case process = "p"
  /// A test begins that already has a number.
  case began = "b"
  /// A test begins, and gets the next number.
  case firstBegan = "B"
  /// A suite's hook begins.
  case hookBegan = "H"
  /// A test has passed and has nothing else to record.
  case passed = "f"
  case hookEnded = "h"
  /// An event as a line of JSON.
  case event = "e"
  /// A result with all its contents, as an array of lines of JSON.
  case result = "r"
  case refused = "x"
  /// The process leaves its work to another process.
  case left = "l"
  case ended = "z"
  /// A test is ending the process, which has no parent to see it.
  case crashed = "c"
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
#endif
