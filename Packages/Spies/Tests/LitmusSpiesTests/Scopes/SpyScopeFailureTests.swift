import LitmusReporting
import LitmusSpies
import Testing

@Suite(.serialized) struct `A use of static members that may be of several scopes` {
  private static let message =
    "Used static members of FakeDrum outside of any spy scope while 2 scopes use them, "
    + "but expected 1 scope that this can belong to. To fix this, wrap the closure of the "
    + "detached task, queue or thread in SpyScope.carry { … }"

  @Test func `is reported at its line, whether it is a call, a stub, a reset or an assertion`()
    async
  {
    let line = #line + 2
    let failures = await failuresBetweenTwoScopes {
      FakeDrum.when(.beat).andReturn(3)
      FakeDrum.when(.beat).again.andReturn(3)
      expectReceived(FakeDrum.calls(.beat))
      expectNotReceived(FakeDrum.calls(.beat))
      expectReceivedInOrder(FakeDrum.calls(.beat))
      expectNoOtherCalls(FakeDrum.self)
      FakeDrum.resetCalls()
      FakeDrum.resetStubs()
      FakeDrum.resetCallsAndStubs()
    }
    #expect(failures.map(\.message) == Array(repeating: Self.message, count: 9))
    #expect(failures.map(\.callSite.line) == Array(line..<line + 9))
    #expect(Set(failures.map(\.callSite.fileID)) == [#fileID])
  }

  @Test func `is reported at once where calls are waited for`() async throws {
    let failures = await failuresBetweenTwoScopes {
      try? await expectEventuallyReceived(FakeDrum.calls(.beat), timeout: .infinity)
    }
    #expect(failures.map(\.message) == [Self.message])
  }

  @Test func `is answered by a default, or throws what was reported`() async {
    let failures = await failuresBetweenTwoScopes {
      #expect(FakeDrum.beat(1) == 0)
      let error = #expect(throws: UnstubbedCallError.self) { try FakeDrum.risky() }
      #expect(error != nil)
      FakeDrum.hush()
      #expect(FakeDrum.beats == 0)
    }
    #expect(failures.map(\.message) == Array(repeating: Self.message, count: 4))
    #expect(
      failures.map(\.callSite.line) == [
        FakeDrum.line + 1, FakeDrum.line + 2, FakeDrum.line + 3, FakeDrum.line + 4,
      ])
  }

  /// Runs a closure in no scope while two scopes have used the fake, and leaves those as they are.
  private func failuresBetweenTwoScopes(
    _ body: @escaping @Sendable () async -> Void
  ) async -> [ReportedFailure] {
    await SpyScope.run {
      FakeDrum.when(.beat).andReturn(1)
      let failures = await SpyScope.run {
        FakeDrum.when(.beat).andReturn(2)
        let failures = await Task.detached { await FailureRecorder.record(body) }.value
        expectNoOtherCalls(FakeDrum.self)
        #expect(FakeDrum.beat(1) == 2)
        return failures
      }
      expectNoOtherCalls(FakeDrum.self)
      #expect(FakeDrum.beat(1) == 1)
      return failures
    }
  }
}

@Suite struct `A use of static members after the end of its scope` {
  private static let message =
    "Used static members of FakeBell after the test's spy scope had ended, but expected no such "
    + "use. To fix this, have the test wait for what it started"

  @Test func `is reported at its line to the test that the scope was of`() async {
    let line = #line + 8
    let (ended, end) = AsyncStream<Void>.makeStream()
    let failures = await FailureRecorder.record {
      let late = SpyScope.run {
        FakeBell.when(.ring).andReturn(1)
        #expect(FakeBell.ring() == 1)
        return Task {
          for await _ in ended {}
          expectReceived(FakeBell.calls(.ring))
          FakeBell.when(.ring).andReturn(2)
          FakeBell.resetCallsAndStubs()
          #expect(FakeBell.ring() == 0)
        }
      }
      end.finish()
      await late.value
    }
    #expect(failures.map(\.message) == Array(repeating: Self.message, count: 4))
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2, FakeBell.line + 1])
  }
}

// MARK: - Fixtures

private final class FakeDrum: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String {
    case beat
    case risky
    case hush
    case beats
  }
  static let line = #line
  static func beat(_ count: Int) -> Int { spy(.beat, count) }
  static func risky() throws -> Int { try spy.throwing(.risky) }
  static func hush() { spy(.hush) }
  static var beats: Int { spy(.beats) }
}

private final class FakeBell: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case ring }
  static let line = #line
  static func ring() -> Int { spy(.ring) }
}
