import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A failure of very much` {
  @Test func `is at most 20 kB of text, and attached as a whole`() {
    let (log, rows) = (FakeLog(), Array(0..<100_000))
    for number in 1...20 { log.write("\(number)" + String(repeating: "x", count: 100_000)) }
    let store = FakeStorehouse()
    for number in 0..<200 { store.when(.put, .equal([number])).andReturn(number) }
    let failures = FailureRecorder.record {
      expectReceived(log.calls(.write, "y"))
      expectNotReceived(log.calls(.write))
      expectReceivedInOrder(log.calls(.write, "y"))
      expectNoOtherCalls(log)
      _ = store.put(rows)
      expectReceived(store.calls(.put, .equal(rows.reversed() as [Int])))
    }
    #expect(failures.count == 6)
    for failure in failures {
      #expect(failure.text.utf8.count < 20_000)
      #expect(failure.text.contains("not shown") || failure.text.contains("…"))
      #expect((failure.wholeText?.utf8.count ?? 0) > 20_000)
    }
  }
}

@Suite struct `More than 100 calls` {
  @Test(arguments: [100, 101, 102, 5_000])
  func `are shown by the first and the last 50`(count: Int) {
    let mail = FakeMail()
    for number in 1...count { mail.send("\(number)", to: nil) }
    let (texts, _) = FailureRecorder.texts { expectReceived(mail.calls(.open)) }
    func call(_ number: Int) -> String { #"  \#(number). send with "\#(number)", nil"# }
    var lines = ["Received open 0 times, but expected at least 1 time", "Recorded calls:"]
    lines += (1...50).map(call)
    switch count {
    case 100: break
    case 101: lines.append("  … 1 call not shown")
    default: lines.append("  … \(count - 100) calls not shown")
    }
    lines += (count - 49...count).map(call)
    #expect(texts == [lines.joined(separator: "\n")])
  }

  @Test func `are described only as far as they are shown or attached`() {
    let (store, described) = (FakeStorehouse(), Described())
    store.when(.put).andReturn(0)
    for _ in 1...12_000 { _ = store.put(described) }
    let (texts, _) = FailureRecorder.texts { expectReceived(store.calls(.put), times: .never) }
    #expect(texts.count == 1)
    #expect(described.count == 100 + 10_000)
    expectReceived(store.calls(.put), times: 12_000)
    #expect(described.count == 100 + 10_000)
  }
}

// MARK: - Fixtures

private final class FakeStorehouse: HandwrittenFake {
  enum Function: String { case put }
  let spyRecord = SpyRecord()
  func put(_ value: Any) -> Int { spy(.put, value) }
}

/// Counts how often it is described.
private final class Described: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "value"
  }
}
