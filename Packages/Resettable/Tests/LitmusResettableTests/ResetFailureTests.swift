import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `A failing reset` {
  private let log = EventLog()

  @Test func `is reported at the property's line if it throws, and the subject is released`() {
    let line = #line + 1
    @Resettable(onReset: Subject.resetThrowing) var sut: Subject! = Subject("sut", log: log)
    let failures = FailureRecorder.record { $sut.reset() }
    #expect(log.events == ["sut reset", "sut released"])
    #expect(
      failures.map(\.message) == [
        "Resetting Subject threw ResetError.offline, but expected no error"
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.map(\.callSite.filePath) == [#filePath])
    #expect(failures.first?.error as? ResetError == .offline)
  }

  @Test func `is reported for each subject after all have been released`() async {
    let owner = Throwing()
    owner.sync = Subject("sync", log: log)
    owner.async = Subject("async", log: log)
    owner.closure = Subject("closure", log: log)
    owner.onMain = ThrowingScreen()
    let failures = await FailureRecorder.record { await resetResettables(of: owner) }
    #expect(
      log.events == [
        "closure released", "async reset", "async released", "sync reset", "sync released",
      ])
    #expect(
      failures.map(\.message) == [
        "Resetting ThrowingScreen threw ResetError.offline, but expected no error",
        "Resetting Subject threw ResetError.offline, but expected no error",
        "Resetting Subject threw ResetError.offline, but expected no error",
        "Resetting Subject threw ResetError.offline, but expected no error",
      ])
    #expect(failures.map(\.callSite.line) == [4, 3, 2, 1].map { Throwing.line + $0 })
  }

  @Test func `is reported if it is asynchronous and the caller is not`() {
    let owner = Throwing()
    owner.async = Subject("async", log: log)
    owner.sync = nil
    let failures = FailureRecorder.record { resetResettables(of: owner) }
    #expect(log.events == ["async released"])
    #expect(
      failures.map(\.message) == [
        """
        Subject was released without its onReset, which is asynchronous, but expected that to be \
        called before. To fix this, reset with "await"
        """
      ])
    #expect(failures.map(\.callSite.line) == [Throwing.line + 2])
  }

  @Test func `is reported if it belongs to the main actor and the caller does not`() async {
    let owner = Throwing()
    owner.onMain = ThrowingScreen()
    let failures = FailureRecorder.record { owner.resetHere() }
    #expect(owner.onMain == nil)
    #expect(
      failures.map(\.message) == [
        """
        ThrowingScreen was released without its onReset, which belongs to the main actor, but \
        expected that to be called before. To fix this, reset with "await"
        """
      ])
    #expect(failures.map(\.callSite.line) == [Throwing.line + 4])
  }

  @Test @MainActor func `is not caused by a cancelled task`() async {
    let log = log
    let failures = await FailureRecorder.record {
      await Task {
        await withResettables(checksForLeaks: true, within: .milliseconds(1)) {
          withUnsafeCurrentTask { $0?.cancel() }
          @Resettable(onReset: {
            try Task.checkCancellation()
            await $0.resetAsync()
          }) var sut: Subject! = Subject("sut", log: log)
        }
        #expect(Task.isCancelled)
      }.value
    }
    #expect(failures.map(\.message) == [])
    #expect(log.events == ["sut reset", "sut released"])
  }

  @Test func `is not caused by a cancellation during the resets`() async {
    let log = log
    let failures = await FailureRecorder.record {
      await Task {
        let test = withUnsafeCurrentTask { $0 }
        await withResettables {
          @Resettable(onReset: Subject.resetUnlessCancelled) var last: Subject! = Subject(
            "last", log: log)
          @Resettable(onReset: {
            test?.cancel()
            try $0.resetUnlessCancelled()
          }) var first: Subject! = Subject("first", log: log)
        }
        #expect(Task.isCancelled)
      }.value
    }
    #expect(failures.map(\.message) == [])
    #expect(log.events == ["first reset", "first released", "last reset", "last released"])
  }
}

@Suite struct `A property's line` {
  @Test func `is that of its attribute`() {
    let owner = Lines()
    #expect(owner.lines() == [1, 2, 3, 5, 6, 7].map { Lines.line + $0 })
  }
}

// MARK: - Fixtures

@MainActor private final class ThrowingScreen {
  func reset() throws { throw ResetError.offline }
}

extension Subject {
  fileprivate func resetUnlessCancelled() throws {
    try Task.checkCancellation()
    reset()
  }
}

private final class Throwing {
  static let line = #line
  @Resettable(onReset: Subject.resetThrowing) var sync: Subject!
  @Resettable(onReset: Subject.resetAsyncThrowing) var async: Subject!
  @Resettable(onReset: { _ in throw ResetError.offline }) var closure: Subject!
  @Resettable(onReset: ThrowingScreen.reset) var onMain: ThrowingScreen!

  func resetHere() { resetResettables(of: self) }
}

/// Has values that cannot leak and asks for the check, so each property reports its line.
private final class Lines {
  static let line = #line
  @Resettable(checksForLeaks: true) var first: Int!
  @Resettable(checksForLeaks: true) var second: Int! = 2
  @Resettable(onReset: { _ in }, checksForLeaks: true)
  var third: Int! = 3
  @Resettable(onReset: Number.reset, checksForLeaks: true) var fourth: Number!
  @Resettable(onReset: Number.resetOnMainActor, checksForLeaks: true) var fifth: Number!
  @Resettable(onReset: Number.resetAsync, checksForLeaks: true) var sixth: Number!

  func lines() -> [Int] {
    (first, fourth, fifth, sixth) = (1, Number(), Number(), Number())
    let failures = FailureRecorder.record { resetResettables(of: self) }
    return Set(failures.map(\.callSite.line)).sorted()
  }
}

private struct Number {
  func reset() {}
  @MainActor func resetOnMainActor() {}
  func resetAsync() async {}
}
