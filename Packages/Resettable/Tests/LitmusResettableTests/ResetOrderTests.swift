import LitmusResettable
import Testing

@Suite struct `Subjects are reset` {
  @Test func `in the reverse of the order in which they were set`() {
    let log = EventLog()
    let owner = Lazily()
    owner.store = Subject("store", log: log)
    owner.sut = Subject("sut", log: log)
    owner.screen = Subject("screen", log: log)
    resetResettables(of: owner)
    #expect(log.resets == ["screen", "sut", "store"])
  }

  @Test func `in the reverse order of their latest settings`() {
    let log = EventLog()
    let owner = Lazily()
    owner.store = Subject("store", log: log)
    owner.sut = Subject("first sut", log: EventLog())
    owner.screen = Subject("screen", log: log)
    owner.sut = Subject("sut", log: log)
    resetResettables(of: owner)
    #expect(log.resets == ["sut", "screen", "store"])
  }

  @Test func `initial ones last, a subclass's first, and the last declared first`() {
    let owner = Derived()
    owner.later = Subject("later", log: owner.log)
    resetResettables(of: owner)
    #expect(
      owner.log.resets == [
        "later", "derived second", "derived first", "base second", "base first",
      ])
  }

  @Test func `in the same order asynchronously as synchronously`() async {
    let log = EventLog()
    let owner = Mixed()
    owner.last = Subject("last", log: log)
    owner.middle = Subject("middle", log: log)
    owner.first = Subject("first", log: log)
    await resetResettables(of: owner)
    #expect(
      log.events == [
        "first reset", "first released", "middle reset", "middle released", "last reset",
        "last released",
      ])
  }
}

// MARK: - Fixtures

extension EventLog {
  /// The names of the subjects that were reset.
  fileprivate var resets: [Substring] {
    events.filter { $0.hasSuffix(" reset") }.map { $0.dropLast(" reset".count) }
  }
}

/// Declares a subject before the objects that it depends on.
private final class Lazily {
  @Resettable(onReset: { $0.reset() }) var sut: Subject!
  @Resettable(onReset: { $0.reset() }) var store: Subject!
  @Resettable(onReset: { $0.reset() }) var screen: Subject!
}

private class Base {
  let log: EventLog
  @Resettable(onReset: Subject.reset) var first: Subject!
  @Resettable(onReset: Subject.reset) var second: Subject!
  @Resettable(onReset: Subject.reset) var later: Subject!

  init(log: EventLog = EventLog()) {
    self.log = log
    _first = Resettable(wrappedValue: Subject("base first", log: log), onReset: Subject.reset)
    _second = Resettable(wrappedValue: Subject("base second", log: log), onReset: Subject.reset)
  }
}

private final class Derived: Base {
  @Resettable(onReset: Subject.reset) var third: Subject!
  @Resettable(onReset: Subject.reset) var fourth: Subject!

  init() {
    let log = EventLog()
    _third = Resettable(wrappedValue: Subject("derived first", log: log), onReset: Subject.reset)
    _fourth = Resettable(wrappedValue: Subject("derived second", log: log), onReset: Subject.reset)
    super.init(log: log)
  }
}

private final class Mixed {
  @Resettable(onReset: Subject.resetAsync) var first: Subject!
  @Resettable(onReset: Subject.reset) var middle: Subject!
  @Resettable(onReset: Subject.resetAsync) var last: Subject!
}
