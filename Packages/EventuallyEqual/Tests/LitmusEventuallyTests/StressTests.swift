import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `1,000 waits at once` {
  @Test func `each pass, time out or are cancelled, as intended`() async {
    let results = await withTaskGroup { group in
      for number in 0..<1_000 {
        group.addTask { await result(of: number) }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(results == [.passed: 334, .failed: 333, .cancelled: 333])
  }

  private enum Result {
    case passed
    case failed
    case cancelled
  }

  /// The result of a wait: of three, one passes, one times out, and one is cancelled.
  private func result(of number: Int) async -> Result {
    let counter = SharedCounter()
    let recorder = FailureRecorder()
    let timeout: Double = number % 3 == 1 ? 0.001 : .infinity
    let wait = Task {
      try await withFailureReporter(recorder) {
        try await expectToEventuallyEqual(counter, \.count, expected: 10, timeout: timeout)
      }
    }
    switch number % 3 {
    case 0: Task.detached { for _ in 0..<10 { counter.increase() } }
    case 1: break
    default: Task.detached { wait.cancel() }
    }
    let end = await wait.result
    return switch end {
    case .success: recorder.failures.isEmpty ? .passed : .failed
    case .failure: .cancelled
    }
  }
}
