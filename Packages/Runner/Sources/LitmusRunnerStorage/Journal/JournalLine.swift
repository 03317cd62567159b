#if LITMUS_RUNNER
internal import Foundation

/// A line of a journal: the line's length, followed by fields that are separated by tabs: what it is about, numbers,
/// and last a line of `--json` or another text without line breaks.
///
/// The length distinguishes a complete line from one that was cut, or that follows one that was
/// cut.
struct JournalLine {
  private let text: String

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - kind: What it is about.
  ///   - numbers: Its numbers.
  ///   - text: Its text.
  init(_ kind: JournalLineKind, _ numbers: [Int] = [], _ text: String? = nil) {
    let fields = [kind.rawValue] + numbers.map { String($0) } + [text].compactMap(\.self)
    self.text = fields.joined(separator: "\t")
  }

  /// Returns the complete line.
  ///
  /// - Parameter isTorn: Whether the line before may have been cut, so that this one must end it.
  func complete(afterTorn isTorn: Bool) -> String {
    "\(isTorn ? "\n" : "")\(text.utf8.count)\t\(text)\n"
  }
}

/// What a journal line is about.
enum JournalLineKind: String {
  case process = "p"
  /// A test begins.
  case began = "b"
  /// A suite's hook begins.
  case hookBegan = "H"
  /// An unselected test begins, which is reported only if it ends the process.
  case unseenBegan = "U"
  case hookEnded = "h"
  /// An event as a line of `--json`.
  case event = "e"
  /// A result with the events that led to it, as an array of lines of `--json`.
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

/// A reader of the fields of a journal line, one after the other.
struct JournalFields {
  let kind: JournalLineKind
  /// Whether a field did not have the expected format.
  private(set) var isDamaged = false
  private var rest: UnsafeRawBufferPointer

  /// Begins to read a line; `nil` if it is incomplete.
  ///
  /// - Parameter line: The line without its line break; the fields are read from this memory.
  init?(_ line: UnsafeRawBufferPointer) {
    var fields = JournalFields(rest: line)
    let length = fields.number()
    guard !fields.isDamaged, fields.rest.count == length,
      let kind = JournalLineKind(rawValue: String(decoding: fields.next(), as: UTF8.self))
    else {
      return nil
    }
    self.kind = kind
    rest = fields.rest
  }

  private init(rest: UnsafeRawBufferPointer) {
    kind = .ended
    self.rest = rest
  }

  mutating func number() -> Int {
    let field = next()
    // Numbers of up to 18 digits always fit, also as nanoseconds.
    guard field.count <= 18, let number = Int(String(decoding: field, as: UTF8.self)) else {
      isDamaged = true
      return 0
    }
    return number
  }

  mutating func number32() -> Int32 {
    let number = Int32(exactly: number())
    if number == nil { isDamaged = true }
    return number ?? 0
  }

  mutating func duration() -> Duration { .nanoseconds(number()) }

  /// The text after the numbers.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// The line of JSON after the numbers.
  var json: UnsafeRawBufferPointer { rest }

  private mutating func next() -> UnsafeRawBufferPointer {
    guard let start = rest.baseAddress, let tab = memchr(start, 0x09, rest.count) else {
      defer { rest = .init(rebasing: rest[rest.endIndex...]) }
      return rest
    }
    let count = UnsafeRawPointer(tab) - start
    defer { rest = .init(rebasing: rest[(count + 1)...]) }
    return .init(rebasing: rest[..<count])
  }
}
#endif
