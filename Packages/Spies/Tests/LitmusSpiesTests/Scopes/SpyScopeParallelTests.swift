import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Tests at the same time that stub one static member` {
  @Test func `each see their own, when 1,000 have all stubbed it before one calls`() async {
    #expect(await rollsInScopes(1_000) == Array(0..<1_000))
  }

  @Test func `share a scope's members between its threads`() async {
    await SpyScope.run {
      FakeCounter.when(.play).andReturn(1)
      let play = SpyScope.carry { for _ in 0..<1_000 { _ = FakeCounter.play() } }
      await onEightThreads { _ in play() }
      expectReceived(FakeCounter.calls(.play), times: 8_000)
    }
  }

  @Test func `may begin to use a type on several threads while the scope ends`() async {
    let failures = await FailureRecorder.record {
      for _ in 0..<200 {
        let (started, start) = AsyncStream<Void>.makeStream()
        let tasks = SpyScope.run {
          (0..<4).map { _ in
            Task {
              start.yield()
              FakeLate.count()
            }
          }
        }
        _ = await started.first { _ in true }
        for task in tasks { await task.value }
      }
    }
    // Those that came too late were reported, and none went elsewhere.
    #expect(failures.allSatisfy { $0.message.hasPrefix("Used static members of FakeLate after") })
    #expect(await Task.detached { FakeLate.calls(.count).count }.value == 0)
  }

  /// What each of many scopes gets that have all stubbed a member before one calls it.
  private func rollsInScopes(_ count: Int) async -> [Int] {
    let gate = CountedGate(count)
    return await withTaskGroup(of: (number: Int, roll: Int).self) { group in
      for number in 0..<count {
        group.addTask {
          await SpyScope.run {
            FakeDice.when(.play).andReturn(number)
            await gate.arrive()
            return (number, FakeDice.play(number))
          }
        }
      }
      return await group.reduce(into: Array(repeating: -1, count: count)) {
        $0[$1.number] = $1.roll
      }
    }
  }
}

// MARK: - Fixtures

private final class FakeDice: FakeInstrument {}

private final class FakeCounter: FakeInstrument {}

/// Its member returns nothing, so that a call before the scope's end needs no stub.
private final class FakeLate: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case count }
  static func count() { spy(.count) }
}

/// Holds tasks up until a number of them have come.
private actor CountedGate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { missing = count }

  func arrive() async {
    missing -= 1
    guard missing > 0 else {
      for task in waiting { task.resume() }
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
