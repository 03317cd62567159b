import LitmusExpectations
import Testing

@Suite struct `A wait, while tasks on other threads fulfill and cancel it` {
  @Test(arguments: Race.allCases) func `ends in a way that is right`(race: Race) async {
    await withDiscardingTaskGroup { group in
      for _ in 0..<200 {
        group.addTask {
          let endings = await race.run()
          #expect(endings.count == race.waits)
          #expect(race.mayEnd.isSuperset(of: endings), "\(endings)")
        }
      }
    }
  }
}

/// What happens to an expectation and its waits, in any order.
enum Race: CaseIterable {
  case fulfilled, fulfilledThrice, awaitedTwice, fulfilledAndCancelled, cancelled

  var waits: Int { self == .awaitedTwice ? 2 : 1 }

  /// The ways in which a wait may end; a wake-up that is lost ends in a timeout.
  var mayEnd: Set<String> {
    switch self {
    case .fulfilled, .fulfilledThrice, .awaitedTwice: ["passed"]
    case .fulfilledAndCancelled: ["passed", "Cancelled"]
    case .cancelled: ["Cancelled"]
    }
  }

  func run() async -> [String] {
    let count = self == .fulfilledThrice ? 3 : 1
    let done = asyncExpectation(description: "done", expectedFulfillmentCount: count)
    let waits = (0..<waits).map { _ in
      Task.detached {
        let failures = await FailureRecorder.record {
          await waitForExpectations([done], timeout: .seconds(60))
        }
        return failures.first.map { String($0.message.prefix { $0 != " " }) } ?? "passed"
      }
    }
    if self != .cancelled { for _ in 0..<count { Task.detached { done.fulfill() } } }
    if mayEnd.contains("Cancelled") {
      Task.detached { for wait in waits { wait.cancel() } }
    }
    var endings: [String] = []
    for wait in waits { endings.append(await wait.value) }
    return endings
  }
}
