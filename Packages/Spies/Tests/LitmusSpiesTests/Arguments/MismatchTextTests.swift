import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `An argument that looks like the expected one` {
  private let fake = FakeScale()

  @Test func `is shown with its type`() {
    fake.weigh(Int64(1))
    let failures = FailureRecorder.record { expectHaveReceived(fake, .weigh, with: 1) }
    #expect(
      failures.map(\.message) == [
        """
        Received weigh(_:) with 1 0 times, but expected at least 1 time
        Nearest call: weigh(_:) with 1, at MismatchTextTests.swift:59:41
          argument 1: 1 (Int64), but expected 1 (Int)
        Recorded calls:
          1. weigh(_:) with 1, at MismatchTextTests.swift:59:41
        """
      ])
  }

  @Test func `is shown as another object of the same class`() {
    fake.weigh(Stone())
    let failures = FailureRecorder.record { expectHaveReceived(fake, .weigh, with: Stone()) }
    #expect(
      failures.first?.message.contains(
        "  argument 1: a stone (Stone), but expected another that looks the same\n") == true)
  }

  @Test func `is told from a type that was expected`() {
    fake.weigh("x")
    let failures = FailureRecorder.record {
      expectHaveReceived(fake, .weigh, with: Argument.isType(Int.self))
      expectHaveReceived(fake, .weigh, with: Argument.instanceOf(Stone.self))
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[2] } == [
        "  argument 1: \"x\", but expected Argument.isType(Int.self)",
        "  argument 1: \"x\", but expected Argument.instanceOf(Stone.self)",
      ])
  }

  @Test func `may be an optional that generic code passed`() {
    fake.weighAny(Optional("s"))
    fake.weighAny(Optional(Stone()))
    expectHaveReceived(fake, .weigh, with: Argument.isType(String.self), times: .exactly(1))
    expectHaveReceived(fake, .weigh, with: Argument.instanceOf(Stone.self), times: .exactly(1))
  }
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
