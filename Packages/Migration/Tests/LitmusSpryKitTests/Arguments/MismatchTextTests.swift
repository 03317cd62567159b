import Foundation
import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `An argument that looks like the expected one` {
  private let fake = FakeScale()

  @Test func `is shown with its type`() {
    fake.weigh(Int64(1))
    let failures = FailureRecorder.record { expectHaveReceived(fake, .weigh, with: 1) }
    #expect(
      failures.map(\.message) == [
        """
        Received weigh(1) 0 times, but expected at least 1 time
        Nearest call: weigh(1)
          argument 1: 1 (Int64), but expected 1 (Int)
            - 1 as Swift.Int
            + 1 as Swift.Int64
        Recorded calls:
          1. weigh(1)
        """
      ])
  }

  @Test func `is shown as another object of the same class`() {
    fake.weigh(Stone())
    let failures = FailureRecorder.record { expectHaveReceived(fake, .weigh, with: Stone()) }
    #expect(
      failures.first?.message.contains(
        "  argument 1: a stone (Stone), but expected another instance; Stone has no ==\n") == true)
  }

  @Test func `is shown with its type also where it looks different`() {
    #expect(mismatch(1.0, 1) == "1.0 (Double), but expected 1 (Int)")
    #expect(mismatch("1", 1) == #""1" (String), but expected 1 (Int)"#)
    #expect(mismatch(nil, 1) == "nil, but expected 1")
  }

  @Test func `is shown with the first byte that differs`() {
    #expect(
      mismatch(Data("hello".utf8), Data("help".utf8))
        == #"5 bytes "hello", but expected 4 bytes "help"; byte 4 is the first that differs: "#
        + "0x6c, but expected 0x70")
    #expect(
      mismatch(Data([0, 255]), Data([0]))
        == "2 bytes 0x00ff, but expected 1 byte 0x00; byte 2 is the first that differs")
    #expect(mismatch(Data(), Data([1])).hasPrefix("0 bytes, but expected 1 byte 0x01; byte 1 is"))
    let long = Data(repeating: 0x61, count: 100)
    #expect(
      mismatch(long, Data()).hasPrefix("100 bytes \"\(String(repeating: "a", count: 64))\"…, but"))
  }

  @Test func `is shown with its hidden characters`() {
    #expect(mismatch("a\u{A0}b", "a b") == #""a\u{a0}b", but expected "a b""#)
  }

  @Test func `is distinguished from a type that was expected`() {
    fake.weigh("x")
    let failures = FailureRecorder.record {
      expectHaveReceived(fake, .weigh, with: Argument.isType(Int.self))
      expectHaveReceived(fake, .weigh, with: Argument.instanceOf(Stone.self))
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[2] } == [
        "  argument 1: \"x\", but expected .validator",
        "  argument 1: \"x\", but expected .validator",
      ])
  }

  @Test func `may be an optional that generic code passed`() {
    fake.weighAny(Optional("s"))
    fake.weighAny(Optional(Stone()))
    expectHaveReceived(fake, .weigh, with: Argument.isType(String.self), times: .exactly(1))
    expectHaveReceived(fake, .weigh, with: Argument.instanceOf(Stone.self), times: .exactly(1))
  }
}

/// What a failure says of an argument.
private func mismatch(_ actual: Any?, _ expected: Any?) -> String {
  let fake = FakeScale()
  fake.weigh(actual)
  let failures = FailureRecorder.record { expectHaveReceived(fake, .weigh, with: expected) }
  let line = failures.first?.message.split(separator: "\n").first { $0.hasPrefix("  argument 1: ") }
  return String(line?.dropFirst("  argument 1: ".count) ?? "")
}

// MARK: - Fixtures

private final class FakeScale: Spyable {
  enum Function: String, StringRepresentable { case weigh = "weigh(_:)" }

  let spyRecord = SpyRecord()

  func weigh(_ thing: Any?) { recordCall(arguments: thing) }
  func weighAny<Thing>(_ thing: Thing) {
    recordCall(functionName: "weigh(_:)", arguments: thing)
  }
}

private final class Stone: CustomStringConvertible {
  var description: String { "a stone" }
}
