#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

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
  /// An unselected test begins, which is reported only if it ends the process.
  case unseenBegan = "U"
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
      let kind = JournalLineKind(rawValue: fields.text())
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
    let isNegative = field.first == UInt8(ascii: "-")
    let digits = isNegative ? UnsafeRawBufferPointer(rebasing: field.dropFirst()) : field
    var number = 0
    // Up to 18 digits always fit.
    isDamaged = isDamaged || digits.isEmpty || digits.count > 18
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { isDamaged = true; return 0 }
      number = number &* 10 &+ Int(digit)
    }
    return isNegative ? 0 &- number : number
  }

  mutating func number32() -> Int32 {
    let number = Int32(exactly: number())
    if number == nil { isDamaged = true }
    return number ?? 0
  }

  mutating func duration() -> Duration { .nanoseconds(number()) }

  mutating func text() -> String {
    let field = next()
    let text = String(decoding: field, as: UTF8.self)
    guard let start = field.baseAddress, memchr(start, 0x5c, field.count) != nil else {
      return text
    }
    return Self.unescaped(text)
  }

  mutating func data() -> Data { Data(next()) }

  mutating func testID() -> TestID {
    TestID(module: text(), suite: text(), name: text())
  }

  mutating func description() -> TestDescription {
    let id = testID()
    let (displayName, suiteDisplayName) = (text(), text())
    let callSite = CallSite(
      fileID: text(), filePath: text(), line: number(), column: number())
    let timeLimit = number()
    let tagCount = number()
    // Each tag follows a tab.
    if tagCount < 0 || tagCount > rest.count + 1 { isDamaged = true }
    let tags = isDamaged ? [] : (0..<tagCount).map { _ in text() }
    return TestDescription(
      id: id, displayName: displayName.isEmpty ? nil : displayName,
      suiteDisplayName: suiteDisplayName.isEmpty ? nil : suiteDisplayName, tags: tags,
      callSite: callSite, timeLimit: timeLimit < 0 ? nil : .nanoseconds(timeLimit))
  }

  private mutating func next() -> UnsafeRawBufferPointer {
    guard let start = rest.baseAddress, let tab = memchr(start, 0x09, rest.count) else {
      defer { rest = .init(rebasing: rest[rest.endIndex...]) }
      return rest
    }
    let count = UnsafeRawPointer(tab) - start
    defer { rest = .init(rebasing: rest[(count + 1)...]) }
    return .init(rebasing: rest[..<count])
  }

  private static func unescaped(_ text: String) -> String {
    var unescaped = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "t"): unescaped += "\t"
      case (true, "n"): unescaped += "\n"
      default: unescaped.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return unescaped
  }
}
#endif
