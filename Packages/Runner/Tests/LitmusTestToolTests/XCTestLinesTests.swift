import Testing

@testable import LitmusTestTool

@Suite struct `The lines of XCTest` {
  private static let date = "2026-01-31 12:00:00.123"

  /// Returns the events of a text that arrives in pieces of a size.
  private func events(_ text: String, pieces: Int = .max) -> [XCTestLines.Event] {
    var lines = XCTestLines()
    var events: [XCTestLines.Event] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      Array(rest.prefix(pieces)).withUnsafeBytes { lines.read($0) { events.append($0) } }
      rest = rest.dropFirst(pieces)
    }
    lines.finish { events.append($0) }
    return Self.joined(events)
  }

  /// Joins the pieces of output that follow one another.
  private static func joined(_ events: [XCTestLines.Event]) -> [XCTestLines.Event] {
    var joined: [XCTestLines.Event] = []
    for event in events {
      if case .output(let bytes) = event, case .output(let before)? = joined.last {
        joined[joined.count - 1] = .output(Array(before + bytes)[...])
      } else {
        joined.append(event)
      }
    }
    return joined
  }

  private func output(_ text: String) -> XCTestLines.Event { .output(Array(text.utf8)[...]) }

  private func started(_ name: String) -> String {
    "Test Case '\(name)' started at \(Self.date)\n"
  }

  @Test(arguments: [1, 7, Int.max])
  func `A suite with a test that passes`(pieces: Int) {
    let text = """
      Test Suite 'Selected tests' started at \(Self.date)
      Test Suite 'CartTests' started at \(Self.date)
      Test Case 'CartTests.testAdds' started at \(Self.date)
      added
      Test Case 'CartTests.testAdds' passed (0.134 seconds)
      Test Suite 'CartTests' passed at \(Self.date)
      \t Executed 1 test, with 0 failures (0 unexpected) in 0.138 (0.138) seconds
      Test Suite 'Selected tests' passed at \(Self.date)
      \t Executed 1 test, with 0 failures (0 unexpected) in 0.138 (0.138) seconds
      bye

      """
    #expect(
      events(text, pieces: pieces) == [
        .suiteStarted("Selected tests"), .suiteStarted("CartTests"),
        .testStarted("CartTests.testAdds"), output("added\n"),
        .testEnded("CartTests.testAdds", isSkipped: false, hasFailed: false),
        .suiteEnded("CartTests"), .suiteEnded("Selected tests"), output("bye\n"),
      ])
  }

  @Test func `A failure has the lines that follow it, up to XCTest's next line`() {
    let text =
      started("A.testA") + """
        before
        /cart/Tests/A.swift:12: error: A.testA : XCTAssertEqual failed: ("1") is not equal to ("2") - one
        is not two
        <EXPR>:0: error: A.testA : threw error "E()"
        Test Case 'A.testA' failed (0.0 seconds)

        """
    #expect(
      events(text) == [
        .testStarted("A.testA"), output("before\n"),
        .failure(
          file: "/cart/Tests/A.swift", line: 12,
          message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - one\nis not two"),
        .failure(file: "<EXPR>", line: 0, message: "threw error \"E()\""),
        .testEnded("A.testA", isSkipped: false, hasFailed: true),
      ])
  }

  @Test func `What follows a failure is output if the process ends, or if it is long`() {
    let failure = "/A.swift:1: error: A.testA : no\n"
    #expect(
      events(started("A.testA") + failure + "Fatal error: x\n") == [
        .testStarted("A.testA"), .failure(file: "/A.swift", line: 1, message: "no"),
        output("Fatal error: x\n"),
      ])
    let long = String(repeating: "0123456789\n", count: 2_000)
    #expect(
      events(started("A.testA") + failure + long) == [
        .testStarted("A.testA"), .failure(file: "/A.swift", line: 1, message: "no"), output(long),
      ])
  }

  @Test(
    "A skipped test has its reason",
    arguments: [
      ("Test skipped - no printer", "no printer"),
      ("Test skipped: required true value but got false", "required true value but got false"),
      ("Test skipped", "XCTSkip gave no reason"),
    ])
  func skipped(text: String, reason: String) {
    let lines =
      started("A.testA") + "/A.swift:25: A.testA : \(text)\n"
      + "Test Case 'A.testA' skipped (0.0 seconds)\n"
    #expect(
      events(lines) == [
        .testStarted("A.testA"), .skipped(reason: reason),
        .testEnded("A.testA", isSkipped: true, hasFailed: false),
      ])
  }

  @Test func `A test may leave a line open`() {
    #expect(
      events(started("A.testA") + "no endTest Case 'A.testA' passed (1.5e-05 seconds)\n") == [
        .testStarted("A.testA"), output("no end"),
        .testEnded("A.testA", isSkipped: false, hasFailed: false),
      ])
    #expect(events("no end") == [output("no end")])
  }

  @Test(arguments: [
    "Test Case 'B.testB' started at 2026-01-31 12:00:00.123\n",
    "Test Case 'B.testB' passed (0.1 seconds)\n",
    "Test Case 'A.testA' measured [Time, seconds] average: 0.000\n",
    "Test Suite 'A' passed at 2026-01-31 12:00:00.123\n",
    "/A.swift:1: error: B.testB : no\n",
    "/A.swift:one: error: A.testA : no\n",
    "\t Executed 1 test, with 0 failures\n",
    "Test Case 'A.testA' passed (soon)\n",
  ])
  func `Lines of tests that look like those of XCTest are output`(line: String) {
    #expect(events(started("A.testA") + line) == [.testStarted("A.testA"), output(line)])
  }

  @Test func `Output that is not text is passed on as it is`() {
    var lines = XCTestLines()
    var bytes: [UInt8] = []
    let given: [UInt8] = [0xff, 0, 0x0a, 0xfe, 0x0a, 0]
    let handle = { (event: XCTestLines.Event) in if case .output(let more) = event { bytes += more }
    }
    given.withUnsafeBytes { lines.read($0, handle) }
    lines.finish(handle)
    #expect(bytes == given)
  }
}
