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
      ["lazily released", "sut reset", "sut released", "inherited released"]
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

@MainActor final class MainActorTestCaseTests: ResettableTestCase {
  @MainActor final class Screen {}

  @Resettable var screen: Screen!

  // Asynchronous, because on Linux XCTest cannot call a synchronous test on the main actor.
  func testHasASubjectOnTheMainActor() async {
    screen = Screen()
    XCTAssertNotNil(screen)
  }
}
