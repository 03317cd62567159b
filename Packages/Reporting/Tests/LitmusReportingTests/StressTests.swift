import LitmusReporting
import Testing

@Suite struct `100,000 failures from eight threads` {
  @Test func `are each received by the reporter of their thread`() async {
    let recorders = (0..<8).map { _ in FailureRecorder() }
    await onEightThreads { thread in
      withFailureReporter(recorders[thread]) {
        for number in 0..<12_500 { reportFailure("\(thread): \(number)") }
      }
    }
    for (thread, recorder) in recorders.enumerated() {
      // Compared first, because a failing comparison of the arrays would print all of them.
      let areAllThere = recorder.messages == (0..<12_500).map { "\(thread): \($0)" }
      #expect(areAllThere)
    }
  }

  @Test func `are all received by a shared reporter`() async {
    let recorder = FailureRecorder()
    await onEightThreads { thread in
      withFailureReporter(recorder) {
        for number in 0..<12_500 { reportFailure("\(thread): \(number)") }
      }
    }
    #expect(recorder.failures.count == 100_000)
    #expect(Set(recorder.messages).count == 100_000)
  }
}
