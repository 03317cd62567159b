@_spi(Litmus) import LitmusReporting
import LitmusResettable
import Testing
import XCTest

@Suite struct `An initial subject` {
  private let log = EventLog()

  @Test func `is created once, when it is first read`() {
    @Resettable var sut: Subject! = made("sut")
    #expect(log.events == [])
    let first = sut
    #expect(log.events == ["sut made"])
    #expect(sut === first)
    #expect(log.events == ["sut made"])
  }

  @Test func `is not created if another one is set before`() {
    @Resettable(onReset: Subject.reset) var sut: Subject! = made("initial")
    sut = made("other")
    $sut.reset()
    #expect(log.events == ["other made", "other reset", "other released"])
  }

  @Test func `is created by a reset if it has not been read, and not after the reset`() {
    @Resettable(onReset: Subject.reset) var sut: Subject! = made("sut")
    $sut.reset()
    #expect(sut == nil)
    #expect(log.events == ["sut made", "sut reset", "sut released"])
  }

  @Test func `is created at once within withResettables`() async {
    await withResettables {
      @Resettable(onReset: Subject.reset) var sut: Subject! = made("sut")
      log.add("end")
    }
    #expect(log.events == ["sut made", "end", "sut reset", "sut released"])
  }

  @Test func `may set its own property while it is created`() {
    let owner = SelfReading()
    owner.prepare(log: log)
    #expect(owner.sut === owner.first)
    #expect(owner.first != nil)
  }

  @Test func `is the same for threads that first read it at the same time`() async {
    for _ in 0..<100 {
      let made = Locked(0)
      let property = SharedProperty {
        made.withLock { $0 += 1 }
        return SharedSubject()
      }
      let seen = Locked<Set<ObjectIdentifier>>([])
      await onEightThreads { _ in
        let subject = property.sut!
        seen.withLock { _ = $0.insert(ObjectIdentifier(subject)) }
      }
      #expect(seen.withLock { $0.count } == 1)
      #expect((1...8).contains(made.withLock { $0 }))
    }
  }

  private func made(_ name: String) -> Subject {
    log.add("\(name) made")
    return Subject(name, log: log)
  }
}

/// Has an initial subject that no test reads.
final class UnreadInitialSubjectTests: ResettableTestCase {
  nonisolated(unsafe) private static var log = EventLog()

  @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: log)

  override class func setUp() { log = EventLog() }

  override func setUp() {
    super.setUp()
    Self.log.add("setUp")
  }

  override func tearDown() {
    super.tearDown()
    XCTAssertEqual(Self.log.events, ["setUp", "sut reset", "sut released"])
    Self.log.removeAll()
  }

  func testIsCreatedForItsTest() { XCTAssertEqual(Self.log.events, ["setUp"]) }
  func testIsCreatedForItsTestOnly() { XCTAssertEqual(Self.log.events, ["setUp"]) }
}

// MARK: - Fixtures

private final class SelfReading {
  @Resettable var sut: Subject!
  var first: Subject?

  func prepare(log: EventLog) {
    let property = Locked<Resettable<Subject>?>(nil)
    _sut = Resettable(
      wrappedValue: {
        // The initial value does not exist yet, so the property keeps the one that is set here.
        property.withLock { $0 }?.wrappedValue = Subject("inner", log: log)
        return Subject("outer", log: log)
      }())
    property.withLock { [_sut] in $0 = _sut }
    first = sut
  }
}

private final class SharedSubject: Sendable {}

/// Unchecked, because a property with a wrapper is a variable, even if nothing changes it.
private final class SharedProperty: @unchecked Sendable {
  @Resettable var sut: SharedSubject!

  init(_ make: @escaping @Sendable () -> SharedSubject) {
    _sut = Resettable(wrappedValue: make())
  }
}
