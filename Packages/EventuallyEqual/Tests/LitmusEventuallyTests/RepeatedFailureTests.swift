import LitmusEventually
import LitmusExpectationsCore
import LitmusReporting
import Testing

@Suite struct `A failure in the closure of a wait` {
  @Test func `is reported once, however many tries report it`() async {
    var tries = 0
    let failures = await FailureRecorder.record {
      try? await expectEventually(timeout: .infinity) {
        tries += 1
        reportFailure("Received isOpen, but it has no stub")
        reportFailure("This is try \(tries)")
        return tries == 3
      }
    }
    #expect(
      failures.map(\.message) == [
        "Received isOpen, but it has no stub", "This is try 1", "This is try 2", "This is try 3",
      ])
  }

  @Test func `is reported once if the order of a set is all that differs`() async {
    // The order depends on the address, so all sets must exist at the same time.
    var values: [(ids: Set<String>, number: Int)] = []
    let failures = await FailureRecorder.record {
      try? await expectEventually(timeout: .infinity) {
        values.append((Set("abcdefgh".map(String.init)), 1))
        reportFailure("Received load(\(failureText(of: values[values.endIndex - 1])))")
        return values.count == 10
      }
    }
    #expect(failures.count == 1)
  }

  @Test func `is reported once by an asynchronous closure, and by a wait in it`() async {
    var tries = 0
    let failures = await FailureRecorder.record {
      try? await expectToEventuallyEqual(
        actual: {
          try await expectEventually(timeout: .infinity) {
            tries += 1
            reportFailure("Received isOpen, but it has no stub")
            return tries.isMultiple(of: 2)
          }
          return tries
        },
        expected: 6,
        timeout: .infinity)
    }
    #expect(failures.map(\.message) == ["Received isOpen, but it has no stub"])
  }

  @Test func `is reported once if it is that of an expectation that each try makes`() async {
    var tries = 0
    let failures = await FailureRecorder.record {
      try? await expectEventually(timeout: .infinity) {
        tries += 1
        _ = asyncExpectation(description: "forgotten", expectedFulfillmentCount: -1)
        return tries == 3
      }
    }
    #expect(
      failures.map(\.message) == [
        "Expectation \"forgotten\" was made with an expectedFulfillmentCount of -1, but expected 0 or more",
        "Expectation \"forgotten\" was never awaited, but expected to be. "
          + "To fix this, pass it to waitForExpectations",
      ])
  }

  @Test func `is reported again at another location, and by another wait`() async {
    let failures = await FailureRecorder.record {
      for _ in 1...2 {
        try? await expectEventually(timeout: .zero) {
          reportFailure("Received isOpen, but it has no stub", line: 1)
          reportFailure("Received isOpen, but it has no stub", line: 2)
          return true
        }
      }
    }
    #expect(failures.map(\.callSite.line) == [1, 2, 1, 2])
  }

  @Test func `is reported in each try to a reporter that the closure installs`() async {
    var counts: [Int] = []
    let failures = await FailureRecorder.record {
      try? await expectEventually(timeout: .infinity) {
        counts.append(FailureRecorder.record { reportFailure("Expected") }.count)
        return counts.count == 3
      }
    }
    #expect(counts == [1, 1, 1])
    #expect(failures.isEmpty)
  }

  @Test func `is reported by a task that outlives the wait`() async {
    var task: Task<Void, Never>?
    let (mayReport, continuation) = AsyncStream<Void>.makeStream()
    let report = { @Sendable in reportFailure("Received isOpen, but it has no stub") }
    let failures = await FailureRecorder.record {
      try? await expectEventually(timeout: .zero) {
        report()
        task = Task {
          for await _ in mayReport {}
          report()
        }
        return true
      }
      continuation.finish()
      await task?.value
    }
    #expect(failures.count == 2)
  }
}
