#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerHosting
@testable import LitmusTestTool

@Suite struct `The output and the events of a process of Swift Testing` {
  private let passed = Locked("")
  private let now = ContinuousClock.now

  @Test func `are in the order in which they were written`() {
    let course = course {
      $0.append(event: "testStarted", "Test one() started.")
      $0.append(event: "testEnded", "Test one() passed.")
      $0.append(event: "testStarted", "Test two() started.")
      $0.append("◇ Test one() started.\n1\n✔ Test one() passed.\n◇ Test two() started.\n2")
      $0.passOn(at: now)
    }
    #expect(course == "[testStarted]1\n[testEnded][testStarted]2")
  }

  @Test func `have no order but that of the messages, which may be anywhere in a line`() {
    let course = course {
      $0.append(event: "testStarted", "Test one() started.")
      $0.append(event: "testEnded", "Test one() passed.")
      $0.append("é◇ Test one() started.\nno end✔ Test one() passed.\nafter")
      $0.passOn(at: now)
    }
    #expect(course == "é[testStarted]no end[testEnded]after")
  }

  @Test(arguments: [
    ("✔", "Test one() passed.", "testEnded"), ("⎙", "Attached 'a.txt' to one().", "valueAttached"),
  ])
  func `wait for an event whose message was read`(symbol: String, message: String, event: String) {
    let course = course {
      $0.append("1\n\(symbol) \(message)\n2\n")
      $0.passOn(at: now)
      #expect(passed.withLock { $0 } == "1\n")
      $0.append(event: event, message)
      $0.passOn(at: now)
    }
    #expect(course == "1\n[\(event)]2\n")
  }

  @Test func `contain all that was written when the process has ended`() {
    let course = course {
      $0.append("1\n✔ Test one() passed.\n2\n")
      $0.passOn(isLast: true, at: now)
    }
    #expect(course == "1\n✔ Test one() passed.\n2\n")
  }

  @Test func `contain no message of an event that a stopped process could not write`() {
    let course = course {
      $0.append(event: "testStarted", "Test one() started.")
      $0.append(event: "testCaseStarted")
      $0.append("➜ Test two() skipped.\n◇ Test one() started.\n1\n")
      $0.append("✔ Test three() passed.\n2\n◇ Test four() st")
      $0.passOn(isLast: true, isStopped: true, at: now)
    }
    #expect(course == "[testStarted]1\n2\n[testCaseStarted]")
  }

  @Test func `are in the order of the events if threads have written the messages in another`() {
    let course = course {
      $0.append(event: "testStarted", "Test two() started.")
      $0.append("0\n◇ Test one() started.\n◇ Test two() started.\n1\n")
      $0.passOn(at: now)
      #expect(passed.withLock { $0 } == "")
      $0.append(event: "testStarted", "Test one() started.")
      $0.passOn(at: now)
    }
    #expect(course == "0\n[testStarted][testStarted]1\n")
  }

  @Test func `wait for an event that is being read, such as a large attachment`() {
    let course = course {
      $0.append(event: "testStarted", "Test two() started.")
      $0.append("◇ Test one() started.\n◇ Test two() started.\n1\n")
      $0.passOn(at: now)
      let later = now + OrderedOutput.patience * 2
      $0.passOn(isReading: true, at: later)
      #expect(passed.withLock { $0 } == "")
      $0.passOn(at: later)
      $0.append(event: "testStarted", "Test one() started.")
      $0.passOn(at: later)
    }
    #expect(course == "[testStarted][testStarted]1\n")
  }

  @Test func `do not contain the messages of issues`() {
    let course = course {
      $0.append(event: "issueRecorded", "Expectation failed: a\nb", "com\nment")
      $0.append(
        """
        before: Expectation failed: a
        ✘ Test one() recorded an issue with 1 argument n → "x: y" at Tests.swift:1:2: Expectation failed: a
        b
        ↳ com
          ment
        after

        """)
      $0.passOn(at: now)
    }
    #expect(course == "before: Expectation failed: a\n[issueRecorded]after\n")
  }

  @Test func `do not contain the messages of issues that begin alike, in another order`() {
    let course = course {
      $0.append(event: "issueRecorded", "Issue recorded", "two")
      $0.append(event: "issueRecorded", "Issue recorded", "one")
      $0.append(
        """
        ✘ Test one() recorded an issue at Tests.swift:1:2: Issue recorded
        ↳ one
        ✘ Test two() recorded an issue at Tests.swift:2:2: Issue recorded
        ↳ two
        after

        """)
      $0.passOn(at: now)
    }
    #expect(course == "[issueRecorded][issueRecorded]after\n")
  }

  @Test func `end with an event without a message at the next event`() {
    let course = course {
      $0.append(event: "testCaseEnded")
      $0.append("1\n")
      $0.passOn(at: now)
      #expect(passed.withLock { $0 } == "")
      $0.append(event: "testCaseStarted", "Test case passing 2 started.")
      $0.append("◇ Test case passing 2 started.\n2\n")
      $0.passOn(at: now)
    }
    #expect(course == "1\n[testCaseEnded][testCaseStarted]2\n")
  }

  @Test func `do not wait long for the next event`() {
    let course = course {
      $0.append(event: "testCaseEnded")
      $0.append("1\n")
      $0.passOn(at: now)
      $0.passOn(at: now + OrderedOutput.patience * 2)
    }
    #expect(course == "1\n[testCaseEnded]")
  }

  @Test func `keep events whose messages a test has redirected`() {
    let course = course {
      $0.append(event: "testStarted", "Test one() started.")
      $0.append(event: "issueRecorded", "redirected")
      $0.append(event: "testEnded", "Test one() failed.")
      $0.append("◇ Test one() started.\n1\n✘ Test one() failed.\n2\n")
      $0.passOn(at: now)
      $0.append(event: "testStarted", "Test two() started.")
      $0.append("3\n")
      $0.passOn(at: now)
    }
    #expect(course == "[testStarted]1\n[issueRecorded][testEnded]2\n3\n[testStarted]")
  }

  /// Returns what is passed on, with the kinds of events in brackets.
  private func course(_ body: (inout Input) -> Void) -> String {
    var input = Input(passed)
    body(&input)
    return passed.withLock { $0 }
  }
}

// MARK: - Fixtures

private struct Input {
  private var order: OrderedOutput

  init(_ passed: Locked<String>) {
    order = OrderedOutput(
      output: { bytes in passed.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      record: { line in passed.withLock { $0 += "[\(line.event?.kind ?? "?")]" } })
  }

  mutating func append(_ output: String) {
    Array(output.utf8).withUnsafeBytes { order.append(output: $0) }
  }

  mutating func append(event kind: String, _ messages: String...) {
    struct Line: Encodable {
      struct Payload: Encodable {
        struct Message: Encodable {
          var symbol = "default"
          var text: String
        }
        var kind: String
        var messages: [Message]
      }
      var kind = "event"
      var payload: Payload
    }
    let line = Line(payload: .init(kind: kind, messages: messages.map { .init(text: $0) }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(line) else { return }
    data.withUnsafeBytes { order.append(record: SwiftTestingLine($0)) }
  }

  mutating func passOn(
    isLast: Bool = false, isStopped: Bool = false, isReading: Bool = false,
    at now: ContinuousClock.Instant
  ) {
    order.passOn(isLast: isLast, isStopped: isStopped, isReading: isReading, at: now)
  }
}
#endif
