#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerProcesses

/// A parser of what XCTest writes to standard output on Linux, between the output of the tests.
///
/// A test may write similar lines, or a line without its end; only lines that fit what has been
/// read before count as XCTest's own. Lines about any test that has begun do, because it may itself
/// have written that it had ended and that another had begun: so no line can hide one of XCTest's.
struct XCTestLines {
  /// An event that XCTest reports.
  enum Event: Equatable {
    case suiteStarted(String)
    case suiteEnded(String)
    /// A test begins, named as in `CartTests.testAdds`.
    case testStarted(String)
    /// A test that has begun is running, although another seemed to have begun after it.
    case testContinues(String)
    case failure(file: String, line: Int, message: String)
    case skipped(reason: String)
    case testEnded(String, isSkipped: Bool, hasFailed: Bool)
    /// Output of the tests, or of other code.
    case output(ArraySlice<UInt8>)
  }

  /// A message whose further lines may follow.
  private struct OpenFailure {
    var file: String
    var line: Int
    var message: String
    /// The bytes after the first line, which are output if they cannot belong to the message.
    var rest: [UInt8] = []
  }

  /// After how many bytes what follows a failure counts as output.
  private static let longestMessage = 16 * 1024

  /// How many bytes a line of XCTest has at most.
  private static let longestLine = 256 * 1024

  private var partial: [UInt8] = []
  /// The test that is running, or ended last.
  private var test: String?
  private var isRunning = false
  /// The tests that have begun.
  private var begun: Set<String> = []
  private var failure: OpenFailure?
  private var isAfterSuite = false
  /// The reason that XCTest gives when it skips a test without one.
  static let noReason = "XCTSkip gave no reason"

  /// Reads a piece of the output.
  mutating func read(_ bytes: UnsafeRawBufferPointer, _ handle: (Event) -> Void) {
    guard let base = bytes.baseAddress, memchr(base, 0x0a, bytes.count) != nil else {
      partial.append(contentsOf: bytes)
      return shortenPartial(handle)
    }
    var end = bytes.count
    while bytes[end - 1] != 0x0a { end -= 1 }
    partial.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    let lines = partial[...]
    partial = Array(bytes[end...])
    // Most output has none of XCTest's words, and need not be divided into lines.
    guard failure != nil || isAfterSuite || lines.containsXCTestWords else {
      return handle(.output(lines))
    }
    var start = lines.startIndex
    while start < lines.endIndex, let end = lines[start...].firstIndex(of: 0x0a) {
      read(line: lines[start...end], handle)
      start = end + 1
    }
  }

  /// Passes on most of a line that is longer than any of XCTest's.
  private mutating func shortenPartial(_ handle: (Event) -> Void) {
    guard partial.count > 2 * Self.longestLine else { return }
    let rest = Array(partial.suffix(Self.longestLine))
    output(partial.dropLast(Self.longestLine), handle)
    partial = rest
  }

  /// Handles what is left when the process has ended.
  mutating func finish(_ handle: (Event) -> Void) {
    closeFailure(isComplete: false, handle)
    if !partial.isEmpty { handle(.output(partial[...])) }
    partial = []
  }

  /// Reads one line with its end.
  private mutating func read(line bytes: ArraySlice<UInt8>, _ handle: (Event) -> Void) {
    let wasAfterSuite = isAfterSuite
    isAfterSuite = false
    guard bytes.count <= 4 * Self.longestLine else { return output(bytes, handle) }
    let line = String(decoding: bytes.dropLast(), as: UTF8.self)
    if let found = test.flatMap({ Self.event(of: line, in: $0) }) ?? continuation(line, handle) {
      closeFailure(isComplete: true, handle)
      if !found.before.isEmpty { handle(.output(Array(found.before.utf8)[...])) }
      switch found.event {
      case .failure(let file, let number, let message):
        failure = OpenFailure(file: file, line: number, message: message)
      case .testEnded:
        isRunning = false
        handle(found.event)
      default: handle(found.event)
      }
      return
    }
    if isRunning { return output(bytes, handle) }
    if let (before, name) = Self.started(line) {
      closeFailure(isComplete: false, handle)
      if !before.isEmpty { handle(.output(Array(before.utf8)[...])) }
      test = name
      isRunning = true
      begun.insert(name)
      return handle(.testStarted(name))
    }
    if let (before, event) = Self.suite(line) {
      closeFailure(isComplete: false, handle)
      if !before.isEmpty { handle(.output(Array(before.utf8)[...])) }
      if case .suiteEnded = event { isAfterSuite = true }
      return handle(event)
    }
    if wasAfterSuite, line.hasPrefix("\t Executed ") { return }
    output(bytes, handle)
  }

  /// Returns what a line says about a test that has begun before the last one, which then continues.
  private mutating func continuation(
    _ line: String, _ handle: (Event) -> Void
  ) -> (before: Substring, event: Event)? {
    guard let name = Self.subject(of: line, among: begun), name != test,
      let found = Self.event(of: line, in: name)
    else { return nil }
    closeFailure(isComplete: false, handle)
    test = name
    isRunning = true
    handle(.testContinues(name))
    return found
  }

  private mutating func output(_ bytes: ArraySlice<UInt8>, _ handle: (Event) -> Void) {
    guard failure != nil else { return handle(.output(bytes)) }
    failure?.rest += bytes
    if let count = failure?.rest.count, count > Self.longestMessage {
      closeFailure(isComplete: false, handle)
    }
  }

  /// Passes on the failure whose message may have had further lines.
  ///
  /// - Parameter isComplete: Whether all lines after it belong to the message.
  private mutating func closeFailure(isComplete: Bool, _ handle: (Event) -> Void) {
    guard var failure else { return }
    self.failure = nil
    if isComplete, !failure.rest.isEmpty {
      failure.message += "\n" + String(decoding: failure.rest.dropLast(), as: UTF8.self)
    }
    handle(.failure(file: failure.file, line: failure.line, message: failure.message))
    if !isComplete, !failure.rest.isEmpty { handle(.output(failure.rest[...])) }
  }
}

// MARK: - Lines
extension XCTestLines {
  /// Returns the name of the test that begins, as in `Test Case 'CartTests.testAdds' started at …`,
  /// and what a test has written before that on the line.
  private static func started(_ line: String) -> (before: Substring, name: String)? {
    name(in: line, after: "Test Case '", before: "' started at ")
  }

  private static func suite(_ line: String) -> (before: Substring, event: Event)? {
    for word in ["started", "passed", "failed"] {
      guard let found = name(in: line, after: "Test Suite '", before: "' \(word) at ") else {
        continue
      }
      return (
        found.before, word == "started" ? .suiteStarted(found.name) : .suiteEnded(found.name)
      )
    }
    return nil
  }

  /// Returns the name between two marks, the last of which a date such as `2026-01-31 12:00:00.000` follows to the
  /// end of the line, and what precedes the first.
  private static func name(
    in line: String, after start: String, before end: String
  ) -> (before: Substring, name: String)? {
    guard let start = line.range(of: start), let end = line.range(of: end, options: .backwards),
      start.upperBound < end.lowerBound, isDate(line[end.upperBound...])
    else { return nil }
    return (line[..<start.lowerBound], String(line[start.upperBound..<end.lowerBound]))
  }

  private static func isDate(_ text: Substring) -> Bool {
    let zeros = String(decoding: text.utf8.map { 0x30...0x39 ~= $0 ? 0x30 : $0 }, as: UTF8.self)
    return zeros.utf8.count >= 19 && "0000-00-00 00:00:00.0000000000".hasPrefix(zeros)
  }

  /// Returns the test that a line may be about.
  private static func subject(of line: String, among tests: Set<String>) -> String? {
    for (mark, end) in [("Test Case '", "' "), (": error: ", " : ")] {
      guard let start = line.range(of: mark)?.upperBound else { continue }
      var from = start
      while let found = line.range(of: end, range: from..<line.endIndex) {
        let name = String(line[start..<found.lowerBound])
        if tests.contains(name) { return name }
        from = found.upperBound
      }
    }
    return nil
  }

  /// Returns what a line says about the test that is running, and what precedes it on the line.
  private static func event(
    of line: String, in test: String
  ) -> (before: Substring, event: Event)? {
    if let end = line.range(of: "Test Case '\(test)' ", options: .backwards) {
      let words = line[end.upperBound...].split(separator: " ", maxSplits: 1)
      if words.count == 2, words[1].hasPrefix("("), words[1].hasSuffix(" seconds)"),
        Double(words[1].dropFirst().dropLast(" seconds)".count)) != nil,
        ["passed", "failed", "skipped"].contains(words[0])
      {
        return (
          line[..<end.lowerBound],
          .testEnded(test, isSkipped: words[0] == "skipped", hasFailed: words[0] == "failed")
        )
      }
    }
    if let mark = line.range(of: ": error: \(test) : "),
      let location = location(line[..<mark.lowerBound])
    {
      let message = String(line[mark.upperBound...])
      return (location.before, .failure(file: location.file, line: location.line, message: message))
    }
    if let mark = line.range(of: ": \(test) : Test skipped"),
      let location = location(line[..<mark.lowerBound])
    {
      return (location.before, .skipped(reason: reason(line[mark.upperBound...])))
    }
    return nil
  }

  /// Returns the location at the end of a text, as in `/cart/Tests/CartTests.swift:12`.
  private static func location(_ text: Substring) -> (before: Substring, file: String, line: Int)? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    let path = text[..<colon]
    if let mark = ["<EXPR>", "<unknown>"].first(where: { path.hasSuffix($0) }) {
      return (path.dropLast(mark.count), mark, 0)
    }
    // A test may have written the start of the line.
    guard path.hasSuffix(".swift") || path.contains("/") else { return nil }
    if access(String(path), F_OK) != 0 {
      for start in path.indices.dropFirst() where path[start] == "/" {
        if access(String(path[start...]), F_OK) == 0 {
          return (path[..<start], String(path[start...]), line)
        }
      }
    }
    return ("", String(path), line)
  }

  /// Returns the reason of a skip, from what follows `Test skipped`.
  private static func reason(_ text: Substring) -> String {
    for mark in [" - ", ": "] where text.hasPrefix(mark) {
      return String(text.dropFirst(mark.count))
    }
    return noReason
  }
}

extension ArraySlice<UInt8> {
  /// Whether any of these lines may be XCTest's.
  fileprivate var containsXCTestWords: Bool {
    contains(anyOf: ["Test Case '", "Test Suite '", ": error: ", " : Test skipped"])
  }
}
#endif
