import LitmusResettable
import Testing

@Suite struct `Resetting the subjects of an object` {
  private let log = EventLog()

  @Test func `resets and then releases each, superclasses last`() {
    let owner = Owner(log: log)
    owner.set = Subject("set", log: log)
    resetResettables(of: owner)
    #expect(
      log.events == [
        "initial reset", "initial released", "set released", "inherited reset",
        "inherited released",
      ]
    )
    #expect(owner.initial == nil)
    #expect(owner.set == nil)
    #expect(owner.inherited == nil)
  }

  @Test func `leaves a property alone that holds nothing`() {
    let owner = Owner(log: log)
    owner.initial = nil
    owner.inherited = nil
    log.events = []
    resetResettables(of: owner)
    #expect(log.events.isEmpty)
  }

  @Test func `resets again what was set again`() {
    let owner = Owner(log: log)
    resetResettables(of: owner)
    log.events = []
    owner.initial = Subject("second", log: log)
    resetResettables(of: owner)
    #expect(log.events == ["second reset", "second released"])
  }

  @Test func `works for structures`() {
    let owner = OwnerStructure()
    owner.subject = Subject("subject", log: log)
    resetResettables(of: owner)
    #expect(log.events == ["subject reset", "subject released"])
    #expect(owner.subject == nil)
  }

  @Test func `leaves other properties alone`() {
    let owner = Owner(log: log)
    resetResettables(of: owner)
    #expect(owner.other === log)
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
  var other: EventLog?

  override init(log: EventLog) {
    super.init(log: log)
    initial = Subject("initial", log: log)
    other = log
  }
}

private struct OwnerStructure {
  @Resettable(onReset: Subject.reset) var subject: Subject!
}
