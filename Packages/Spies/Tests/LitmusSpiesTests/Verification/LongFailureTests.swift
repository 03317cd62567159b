import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A failure of very much` {
  @Test func `is at most 20 kB of text`() {
    let log = FakeLog()
    let rows = Array(0..<100_000)
    for number in 1...20 { log.write("\(number)" + String(repeating: "x", count: 100_000)) }
    let fake = FakeStorehouse()
    for number in 0..<200 { fake.stub(.put).with([number]).andReturn() }
    let failures = FailureRecorder.record {
      expectHaveReceived(log, .write, with: "y")
      expectHaveNoRecordedCalls(log)
      expectHaveReceivedInOrder(log.received(.write, with: "y"))
      expectNoMoreInteractions(log)
      fake.put(rows)
      expectHaveReceived(fake, .put, with: rows.reversed() as [Int])
      expectEqualAny(rows, rows.reversed() as [Int])
      expectEqualError(LongError(rows: rows), LongError(rows: []))
    }
    #expect(failures.count == 8)
    for failure in failures {
      #expect(failure.text.utf8.count < 20_000)
      #expect(failure.text.contains("not shown") || failure.text.contains("…"))
      #expect((failure.wholeText?.utf8.count ?? 0) > 20_000)
    }
  }
}

// MARK: - Fixtures

private struct LongError: Error, Equatable { var rows: [Int] }

private final class FakeStorehouse: Spryable {
  enum Function: String, StringRepresentable { case put = "put(_:)" }

  let spyRecord = SpyRecord()

  func put(_ rows: [Int]) { spryify(arguments: rows) }
}
