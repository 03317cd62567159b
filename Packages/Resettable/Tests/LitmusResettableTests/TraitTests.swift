import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `The function withResettables` {
  private let log = EventLog()

  @Test func `resets the properties made in its operation, the last one first`() async {
    let result = await withResettables {
      @Resettable(onReset: Subject.reset) var first: Subject! = Subject("first", log: log)
      @Resettable(onReset: Subject.resetAsync) var second: Subject! = Subject("second", log: log)
      @Resettable var third: Subject! = Subject("third", log: log)
      log.add("end")
      return 1
    }
    #expect(result == 1)
    #expect(
      log.events == [
        "end", "third released", "second reset", "second released", "first reset",
        "first released",
      ])
  }

  @Test func `resets them if the operation throws`() async {
    await #expect(throws: ResetError.offline) {
      try await withResettables {
        @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: log)
        throw ResetError.offline
      }
    }
    #expect(log.events == ["sut reset", "sut released"])
  }

  @Test func `resets those made in the operation's tasks, but not after the operation`() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let log = log
    let recorder = FailureRecorder()
    var late: Task<Void, Never>?
    await withResettables {
      await Task { @Sendable in
        @Resettable(onReset: Subject.reset) var early: Subject! = Subject("early", log: log)
      }.value
      late = Task { @Sendable in
        for await _ in started {}
        withFailureReporter(recorder) {
          @Resettable(onReset: Subject.reset) var late: Subject! = Subject("late", log: log)
          _ = late
        }
      }
    }
    #expect(log.events == ["early reset", "early released"])
    start.finish()
    await late?.value
    #expect(log.events == ["early reset", "early released", "late released"])
    #expect(recorder.failures.count == 1)
  }

  @Test func `resets only the properties of the innermost operation`() async {
    await withResettables {
      @Resettable(onReset: Subject.reset) var outer: Subject! = Subject("outer", log: log)
      await withResettables {
        @Resettable(onReset: Subject.reset) var inner: Subject! = Subject("inner", log: log)
      }
      log.add("outer end")
    }
    #expect(
      log.events == [
        "inner reset", "inner released", "outer end", "outer reset", "outer released",
      ])
  }

  @Test func `reports leaks on request`() async {
    var held: Subject?
    let failures = await FailureRecorder.record {
      await withResettables(checksForLeaks: true) {
        @Resettable var sut: Subject! = Subject("sut", log: log)
        held = sut
      }
    }
    #expect(
      failures.map(\.message) == [
        "Subject is still alive after its reset, but expected it to be released"
      ])
    #expect(held != nil)
  }

  @Test @MainActor func `runs the operation on the caller's actor`() async {
    let log = log
    await withResettables {
      MainActor.assertIsolated()
      @Resettable(onReset: Screen.reset) var screen: Screen! = Screen(log: log)
      await Task.yield()
      MainActor.assertIsolated()
    }
    #expect(log.events == ["screen reset", "screen released"])
  }
}

@Suite struct `The trait` {
  @Suite(.resetsResettables, .serialized) struct `on a suite` {
    static let log = EventLog()
    @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: Self.log)

    @Test(arguments: 1...2) func `resets the subject of each case`(number: Int) {
      #expect(Self.log.events.count == 2 * (number - 1))
      #expect(sut != nil)
    }

    @Suite struct `applies to the suites in it` {
      @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("nested", log: log)

      @Test func `and resets nothing before the first test`() {
        #expect(!log.events.contains("nested reset"))
      }
      @Test func `and resets the first test's subject before the second`() {
        #expect(
          log.events.filter { $0.hasPrefix("nested") } == ["nested reset", "nested released"])
      }
    }
  }

  @Test(.resetsResettables(checksForLeaks: true, within: .seconds(1)))
  func `on a test checks for leaks with a grace period`() {
    @Resettable var sut: Subject! = Subject("sut", log: EventLog())
    #expect(sut != nil)
  }

  @Test(.leakingIsExpected, .resetsResettables(checksForLeaks: true))
  func `on a test reports leaks`() {
    @Resettable var sut: Subject! = Subject("sut", log: EventLog())
    sut.dependency = sut
  }

  @Test(.resetsItsOwnSubject, .resetsResettables, arguments: 0..<100)
  func `resets only the subjects of its own case if others run in parallel`(number: Int) async {
    @Resettable(onReset: Subject.reset)
    var sut: Subject! = Subject("sut", log: ResetsItsOwnSubject.log)
    await Task.yield()
    #expect(sut != nil)
  }
}

@MainActor @Suite(.resetsResettables) final class `The trait on a suite of the main actor` {
  @Resettable(onReset: Screen.reset) var screen: Screen! = Screen(log: EventLog())
  @Resettable(onReset: { $0.reset() }) var second: Screen!

  @Test func `resets its subjects there`() async {
    second = Screen(log: EventLog())
    await Task.yield()
    #expect(screen != nil)
  }
}

// MARK: - Fixtures

/// Expects exactly one failure, about a leak, from the inner scopes.
private struct LeakExpected: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let failures = try await FailureRecorder.record { try await function() }
    #expect(
      failures.map(\.message) == [
        "Subject is still alive after its reset, but expected it to be released"
      ])
  }
}

/// Gives each case a log, and expects one subject to be reset in it when the case has ended.
private struct ResetsItsOwnSubject: TestTrait, TestScoping {
  @TaskLocal static var log = EventLog()

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = EventLog()
    try await Self.$log.withValue(log, operation: function)
    #expect(log.events == ["sut reset", "sut released"])
  }
}

extension Trait where Self == ResetsItsOwnSubject {
  fileprivate static var resetsItsOwnSubject: Self { ResetsItsOwnSubject() }
}

extension Trait where Self == LeakExpected {
  fileprivate static var leakingIsExpected: Self { LeakExpected() }
}
