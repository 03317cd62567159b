@_spi(Litmus) import LitmusReporting
import LitmusResettable
import Testing
import XCTest

@Suite struct `An initial subject` {
  private let log = EventLog()

  @Test func `is made when it is first read, once`() {
    @Resettable var sut: Subject! = made("sut")
    #expect(log.events == [])
    let first = sut
    #expect(log.events == ["sut made"])
    #expect(sut === first)
    #expect(log.events == ["sut made"])
  }

  @Test func `is never made if another is set before`() {
    @Resettable(onReset: Subject.reset) var sut: Subject! = made("initial")
    sut = made("other")
    $sut.reset()
    #expect(log.events == ["other made", "other reset", "other released"])
  }

  @Test func `is made by a reset, if nobody has read it, and not after it`() {
    @Resettable(onReset: Subject.reset) var sut: Subject! = made("sut")
    $sut.reset()
    #expect(sut == nil)
    #expect(log.events == ["sut made", "sut reset", "sut released"])
  }

  @Test func `is made at once in an operation with resettables`() async {
    await withResettables {
      @Resettable(onReset: Subject.reset) var sut: Subject! = made("sut")
      log.add("end")
    }
    #expect(log.events == ["sut made", "end", "sut reset", "sut released"])
  }

  @Test func `may read and set its own property`() {
    let owner = SelfReading()
    owner.prepare(log: log)
    #expect(owner.sut === owner.first)
    #expect(owner.first != nil)
  }

  @Test func `is the same for threads that are the first to read at once`() async {
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

/// Whose subjects nobody reads.
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

  func testIsMadeForItsTest() { XCTAssertEqual(Self.log.events, ["setUp"]) }
  func testIsMadeForItsTestOnly() { XCTAssertEqual(Self.log.events, ["setUp"]) }
}

// MARK: - Fixtures

private final class SelfReading {
  @Resettable var sut: Subject!
  var first: Subject?

  func prepare(log: EventLog) {
    let property = Locked<Resettable<Subject>?>(nil)
    _sut = Resettable(
      wrappedValue: {
        // Its own value is not there yet, so the one set here is kept.
        property.withLock { $0 }?.wrappedValue = Subject("inner", log: log)
        return Subject("outer", log: log)
      }())
    property.withLock { [_sut] in $0 = _sut }
    first = sut
  }
}

private final class SharedSubject: Sendable {}

/// Unchecked, because a property with a wrapper is a variable, although nothing changes it.
private final class SharedProperty: @unchecked Sendable {
  @Resettable var sut: SharedSubject!

  init(_ make: @escaping @Sendable () -> SharedSubject) {
    _sut = Resettable(wrappedValue: make())
  }
}
