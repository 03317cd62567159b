import LitmusReporting
import LitmusResettable
import XCTest

class InheritedSubjectTestCase: ResettableTestCase {
  let log = EventLog()

  @Resettable var inherited: Subject!

  override func setUp() {
    super.setUp()
    inherited = Subject("inherited", log: log)
  }
}

final class ResettableTestCaseTests: InheritedSubjectTestCase {
  @Resettable var lazily: Subject!

  @Resettable(onReset: Subject.reset)
  var sut: Subject! = Subject("sut", log: EventLog())

  override func setUp() {
    super.setUp()
    lazily = Subject("lazily", log: log)
  }

  override func tearDown() {
    XCTAssertNotNil(sut)
    super.tearDown()
    XCTAssertNil(sut)
    XCTAssertNil(lazily)
    XCTAssertNil(inherited)
    XCTAssertEqual(
      log.events,
      ["sut reset", "sut released", "lazily released", "inherited released"]
    )
  }

  func testHasItsSubjectsDuringATest() {
    XCTAssertNotNil(sut)
    sut = Subject("sut", log: log)
    XCTAssertNotNil(lazily)
    XCTAssertNotNil(inherited)
  }

  func testHasItsSubjectsDuringAnAsyncTest() async {
    await Task.yield()
    sut = Subject("sut", log: log)
    XCTAssertNotNil(lazily)
  }
}

/// The order in which XCTest calls the methods that a test case can override.
final class TearDownOrderTests: ResettableTestCase {
  private let log = EventLog()

  override func tearDown() {
    log.add("tearDown()")
    super.tearDown()
  }

  override func tearDownWithError() throws {
    log.add("tearDownWithError()")
    try super.tearDownWithError()
  }

  override func tearDown() async throws {
    log.add("tearDown() async")
    try await super.tearDown()
    XCTAssertEqual(
      log.events, ["block", "tearDown()", "tearDownWithError()", "tearDown() async"])
  }

  func testRunsBlocksThenSynchronousThenAsyncTearDown() {
    addTeardownBlock { [log] in log.add("block") }
  }
}

final class AsyncResetTests: ResettableTestCase {
  private let log = EventLog()

  @Resettable(onReset: Subject.reset) var store: Subject!
  @Resettable(onReset: Subject.resetAsync) var connection: Subject!
  @Resettable(onReset: Subject.reset) var sut: Subject!
  /// Is empty at the end of the test, so it delays no other reset.
  @Resettable(onReset: Subject.resetAsync) var emptied: Subject!

  override func setUp() {
    super.setUp()
    store = Subject("store", log: log)
    connection = Subject("connection", log: log)
    sut = Subject("sut", log: log)
    emptied = Subject("emptied", log: EventLog())
    emptied = nil
  }

  override func tearDown() {
    super.tearDown()
    XCTAssertEqual(log.events, ["sut reset", "sut released"])
    XCTAssertNotNil(connection)
    XCTAssertNotNil(store)
  }

  override func tearDown() async throws {
    try await super.tearDown()
    XCTAssertEqual(
      log.events,
      [
        "sut reset", "sut released", "connection reset", "connection released", "store reset",
        "store released",
      ]
    )
    XCTAssertNil(connection)
    XCTAssertNil(store)
  }

  func testResetsAnAsyncSubjectAndThoseSetBeforeItInAsyncTearDown() {}
  func testResetsThemInTheSameOrderAfterAnAsyncTest() async {}
}

final class ThrowingResetTests: ResettableTestCase {
  private let log = EventLog()
  private static let line = #line
  @Resettable(onReset: Subject.resetAsyncThrowing) var async: Subject!
  @Resettable(onReset: Subject.resetThrowing) var sync: Subject!

  override func setUp() {
    super.setUp()
    async = Subject("async", log: log)
    sync = Subject("sync", log: log)
  }

  override func tearDown() {
    let failures = FailureRecorder.record { super.tearDown() }
    XCTAssertEqual(
      failures.map(\.message), ["Resetting Subject threw ResetError.offline, but expected no error"]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [Self.line + 2])
    XCTAssertEqual(log.events, ["sync reset", "sync released"])
  }

  override func tearDown() async throws {
    let failures = try await FailureRecorder.record { try await super.tearDown() }
    XCTAssertEqual(
      failures.map(\.message), ["Resetting Subject threw ResetError.offline, but expected no error"]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [Self.line + 1])
    XCTAssertEqual(
      log.events, ["sync reset", "sync released", "async reset", "async released"])
  }

  func testFailsAtThePropertiesAndReleasesTheSubjects() {}
}

final class LeakingTestCaseTests: ResettableTestCase {
  private static let line = #line
  @Resettable var leaking: Subject!
  @Resettable(checksForLeaks: false) var exempt: Subject!
  @Resettable var clean: Subject! = Subject("clean", log: EventLog())
  private var held: [Subject] = []
  private var heldUntilTearDown: Subject?

  override var checksForLeaks: Bool { true }

  override func tearDown() {
    XCTAssertTrue(FailureRecorder.record { super.tearDown() }.isEmpty)
    heldUntilTearDown = nil
  }

  override func tearDown() async throws {
    let failures = try await FailureRecorder.record { try await super.tearDown() }
    XCTAssertEqual(
      failures.map(\.message),
      ["Subject is still alive after its reset, but expected it to be released"]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [Self.line + 1])
    held = []
  }

  func testReportsWhatIsAliveAfterTearDown() {
    leaking = Subject("leaking", log: EventLog())
    exempt = Subject("exempt", log: EventLog())
    held = [leaking, exempt]
    heldUntilTearDown = clean
  }
}

@MainActor final class MainActorTestCaseTests: ResettableTestCase {
  private let log = EventLog()

  @Resettable(onReset: Screen.reset) var screen: Screen!
  @Resettable(onReset: Screen.resetAsync) var second: Screen!
  @Resettable(onReset: { $0.reset() }) var third: Screen!

  override var checksForLeaks: Bool { true }
  override var leakGracePeriod: Duration { .seconds(10) }

  override func setUp() async throws {
    try await super.setUp()
    second = Screen(log: log)
  }

  override func tearDown() async throws {
    XCTAssertNil(screen)
    try await super.tearDown()
    XCTAssertNil(second)
    XCTAssertEqual(
      log.events,
      [
        "screen reset", "screen released", "screen reset", "screen released", "screen reset",
        "screen released",
      ]
    )
  }

  // Asynchronous, because XCTest on Linux cannot call a synchronous test on the main actor.
  func testHasItsSubjectsOnTheMainActor() async {
    third = Screen(log: log)
    screen = Screen(log: log)
    XCTAssertNotNil(screen)
  }
}

/// A case whose base class is not ResettableTestCase; `CompanyCartTests` is one off the main actor.
@MainActor final class OwnBaseClassTests: XCTestCase {
  @Resettable(onReset: Screen.reset) var screen: Screen!
  private let log = EventLog()

  override func tearDown() async throws {
    await resetResettables(of: self)
    XCTAssertEqual(log.events, ["screen reset", "screen released"])
  }

  func testResetsItsSubjectWithOneCall() async { screen = Screen(log: log) }
}
