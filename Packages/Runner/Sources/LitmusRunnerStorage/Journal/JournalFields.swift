#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
internal import LitmusReporting

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
