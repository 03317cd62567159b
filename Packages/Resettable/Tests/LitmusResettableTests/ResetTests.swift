import LitmusResettable
import Testing

@Suite struct `Resetting the subjects of an object` {
  private let log = EventLog()

  @Test func `resets and then releases each one, the last one set first`() {
    let owner = Owner(log: log)
    owner.set = Subject("set", log: log)
    resetResettables(of: owner)
    #expect(
      log.events == [
        "set released", "initial reset", "initial released", "inherited reset",
        "inherited released",
      ])
    #expect(owner.initial == nil)
    #expect(owner.set == nil)
    #expect(owner.inherited == nil)
  }

  @Test func `does nothing for an empty property`() {
    let owner = Owner(log: log)
    owner.initial = nil
    owner.inherited = nil
    log.removeAll()
    resetResettables(of: owner)
    #expect(log.events.isEmpty)
  }

  @Test func `does nothing the second time`() {
    let owner = Owner(log: log)
    resetResettables(of: owner)
    log.removeAll()
    resetResettables(of: owner)
    #expect(log.events.isEmpty)
  }

  @Test func `resets a subject that was set again`() {
    let owner = Owner(log: log)
    resetResettables(of: owner)
    log.removeAll()
    owner.initial = Subject("second", log: log)
    resetResettables(of: owner)
    #expect(log.events == ["second reset", "second released"])
  }

  @Test func `works for structures, whose copies share their subjects`() {
    let owner = OwnerStructure()
    let copy = owner
    owner.subject = Subject("subject", log: log)
    #expect(copy.subject === owner.subject)
    resetResettables(of: copy)
    #expect(log.events == ["subject reset", "subject released"])
    #expect(owner.subject == nil)
  }

  @Test func `is possible for a single property`() {
    let owner = Owner(log: log)
    owner.$initial.reset()
    #expect(log.events == ["initial reset", "initial released"])
    #expect(owner.inherited != nil)
    resetResettables(of: owner)
  }

  @Test func `works from the deinit of a suite`() {
    do { _ = OwnerWithDeinit(log: log) }
    #expect(log.events == ["subject reset", "subject released"])
  }

  @Test func `works for values that are not objects`() {
    @Resettable(onReset: { [log] in log.add("\($0) reset") }) var number: Int! = 1
    number += 1
    $number.reset()
    #expect(log.events == ["2 reset"])
    #expect(number == nil)
  }

  // The compiler does not look into such closures when it chooses an initializer.
  @Test func `takes closures of several statements`() async {
    let owner = await SeveralStatements(log: log)
    await resetResettables(of: owner)
    #expect(
      log.events == [
        "account reset", "account reset", "account released",
        "screen reset", "screen reset", "screen released",
        "subject reset", "subject reset", "subject released",
      ])
  }
}

@Suite struct `A subject that is being reset` {
  private let log = EventLog()

  @Test func `is still in its property`() {
    let owner = Reentrant()
    owner.onReset = { [log] in log.add("holds \($0 === $1.subject)") }
    owner.subject = Subject("subject", log: log)
    resetResettables(of: owner)
    #expect(log.events == ["holds true", "subject released"])
  }

  @Test func `is not reset a second time`() {
    let owner = Reentrant()
    owner.onReset = { [log] _, owner in
      log.add("reset")
      resetResettables(of: owner)
      owner.$subject.reset()
    }
    owner.subject = Subject("subject", log: log)
    resetResettables(of: owner)
    #expect(log.events == ["reset", "subject released"])
  }

  @Test func `is released with the subject that replaces it`() {
    let owner = Reentrant()
    owner.onReset = { [log] _, owner in owner.subject = Subject("other", log: log) }
    owner.subject = Subject("subject", log: log)
    resetResettables(of: owner)
    #expect(Set(log.events) == ["subject released", "other released"])
    #expect(owner.subject == nil)
  }

  @Test func `may set its property in its deinit`() {
    let owner = DeinitOwner()
    owner.subject = Closing { [log] in
      log.add("empty: \(owner.subject == nil)")
      owner.subject = Closing {}
    }
    resetResettables(of: owner)
    #expect(log.events == ["empty: true"])
    #expect(owner.subject != nil)
    owner.subject = nil
  }
}

@Suite struct `A subject on the main actor` {
  @Test @MainActor func `is reset at once if the caller runs there`() {
    let log = EventLog()
    @Resettable(onReset: Screen.reset) var screen: Screen! = Screen(log: log)
    $screen.reset()
    #expect(log.events == ["screen reset", "screen released"])
  }

  @Test func `is reset there if the caller runs elsewhere`() async {
    let log = EventLog()
    @Resettable(onReset: Screen.reset) var screen: Screen!
    @Resettable(onReset: Screen.resetAsync) var second: Screen!
    screen = await Screen(log: log)
    second = await Screen(log: log)
    await $screen.reset()
    await $second.reset()
    #expect(
      log.events == ["screen reset", "screen released", "screen reset", "screen released"])
  }

  @Test func `is reset there by a closure if its property was created there`() async {
    let log = EventLog()
    let owner = await ScreenOwner()
    await owner.fill(log: log)
    await resetResettables(of: owner)
    #expect(log.events == ["screen reset", "screen released"])
  }
}

@Suite struct `A subject that is an actor` {
  @Test func `is reset and checked for leaks`() async {
    let log = EventLog()
    let owner = AccountOwner()
    owner.account = Account(log: log)
    await resetResettables(of: owner, checksForLeaks: true)
    #expect(log.events == ["account reset", "account released"])
  }

  @Test func `is reset by a closure that awaits it`() async {
    let log = EventLog()
    let owner = AccountOwner()
    owner.account = Account(log: log)
    await resetResettables(of: owner)
    #expect(log.events == ["account reset", "account released"])
  }
}

// MARK: - Fixtures

private class OwnerBase {
  @Resettable(onReset: Subject.reset) var inherited: Subject!

  init(log: EventLog) {
    inherited = Subject("inherited", log: log)
  }
}

private final class Owner: OwnerBase {
  @Resettable(onReset: Subject.reset) var initial: Subject!
  @Resettable var set: Subject!

  override init(log: EventLog) {
    super.init(log: log)
    initial = Subject("initial", log: log)
  }
}

private struct OwnerStructure {
  @Resettable(onReset: Subject.reset) var subject: Subject!
}

private final class OwnerWithDeinit {
  @Resettable(onReset: Subject.reset) var subject: Subject!

  init(log: EventLog) { subject = Subject("subject", log: log) }
  deinit { resetResettables(of: self) }
}

private final class Reentrant {
  var onReset: (Subject, Reentrant) -> Void = { _, _ in }
  @Resettable var subject: Subject!

  init() {
    _subject = Resettable(onReset: { [unowned self] in onReset($0, self) })
  }
}

private final class Closing {
  private let onDeinit: () -> Void
  init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

private final class DeinitOwner {
  @Resettable var subject: Closing!
}

@MainActor private final class ScreenOwner {
  @Resettable(onReset: { $0.reset() }) var screen: Screen!

  func fill(log: EventLog) { screen = Screen(log: log) }
}

@MainActor private final class SeveralStatements {
  @Resettable(onReset: {
    $0.reset()
    $0.reset()
  }) var subject: Subject!
  @Resettable(onReset: {
    $0.reset()
    $0.reset()
  }) var screen: Screen!
  @Resettable(onReset: {
    await $0.reset()
    await $0.reset()
  }) var account: Account!

  init(log: EventLog) {
    subject = Subject("subject", log: log)
    screen = Screen(log: log)
    account = Account(log: log)
  }
}

private final class AccountOwner {
  @Resettable(onReset: { await $0.reset() }) var account: Account!
}
