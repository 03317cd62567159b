import Foundation
import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `An argument that looks like the expected one` {
  @Test func `is shown with its type`() {
    let fake = FakeScale()
    fake.weigh(UInt8(1))
    let (texts, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.weigh, .equal("1")))
    }
    #expect(
      texts == [
        """
        Received weigh with "1" 0 times, but expected at least 1 time
        Nearest call: weigh with 1
          argument 1: 1 (UInt8), but expected "1" (String)
        Recorded calls:
          1. weigh with 1
        """
      ])
  }

  @Test func `is said to be another instance`() {
    let fake = FakeScale()
    fake.weigh(Stone())
    let (texts, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.weigh, .same(as: Stone())))
    }
    #expect(
      texts == [
        """
        Received weigh with .same(as: a stone) 0 times, but expected at least 1 time
        Nearest call: weigh with a stone
          argument 1: a stone, but expected .same(as: a stone), which is another instance
        Recorded calls:
          1. weigh with a stone
        """
      ])
  }

  @Test func `is shown with the range that it is not in`() {
    let fake = FakeClosure<(Int, Int, String) -> Void>()
    fake.closure(1, 1, "x")
    let (texts, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.in(2...), .in(...0), .in(..<"b")))
    }
    let lines = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("  argument") }
    #expect(
      lines == [
        "  argument 1: 1, but expected .in(2...)", "  argument 2: 1, but expected .in(...0)",
        #"  argument 3: "x", but expected .in(..<b)"#,
      ])
  }

  @Test(
    arguments: [
      (Pair(Stone(), Stone()), "a stone (Stone), but expected another instance; Stone has no =="),
      (
        Pair(FakeScale(), FakeScale()),
        "LitmusSpiesTests.FakeScale (FakeScale), but expected another instance; FakeScale has no =="
      ),
      (
        Pair(Blank(id: 1), Blank(id: 2)),
        "blank (Blank), but expected an unequal value with the same description"
      ),
      (Pair("1", 1), #""1" (String), but expected 1 (Int)"#),
      (Pair(nil, 1), "nil, but expected 1"),
      (
        Pair(Data("hello".utf8), Data("help".utf8)),
        #"5 bytes "hello", but expected 4 bytes "help"; byte 4 is the first that differs: "#
          + "0x6c, but expected 0x70"
      ),
      (
        Pair(Data([0, 255]), Data([0])),
        "2 bytes 0x00ff, but expected 1 byte 0x00; byte 2 is the first that differs"
      ),
      (Pair("a\u{A0}b", "a b"), #""a\u{a0}b", but expected "a b""#),
    ] as [(Pair, String)])
  func `is shown with what distinguishes it`(pair: Pair, text: String) {
    let fake = FakeScale()
    fake.weigh(pair.actual)
    let (texts, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.weigh, .equal(pair.expected)))
    }
    let line = texts.first?.split(separator: "\n").first { $0.hasPrefix("  argument 1: ") }
    #expect(line == "  argument 1: \(text)")
  }
}

// MARK: - Fixtures

private final class FakeScale: HandwrittenFake {
  enum Function: String { case weigh }
  let spyRecord = SpyRecord()
  func weigh(_ thing: Any?) { spy(.weigh, thing) }
}

private final class Stone: CustomStringConvertible {
  var description: String { "a stone" }
}

private struct Blank: CustomStringConvertible {
  let id: Int
  var description: String { "blank" }
}
