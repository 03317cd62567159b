import LitmusSpies
import XCTest

final class SpyScopeTestCaseTests: SpyScopeTestCase {
  override class func setUp() {
    super.setUp()
    XCTAssertNil(SpyScope.current)
  }

  override func setUp() async throws {
    try await super.setUp()
    expectNoOtherCalls(FakeSwitch.self)
    FakeSwitch.when(.play).andReturn(1)
  }

  override func setUp() {
    super.setUp()
    XCTAssertEqual(FakeSwitch.play(), 1)
    addTeardownBlock { XCTAssertEqual(FakeSwitch.play(), 1) }
  }

  override func tearDown() {
    expectReceived(FakeSwitch.calls(.play), times: 3)
    super.tearDown()
  }

  override func tearDown() async throws {
    expectReceived(FakeSwitch.calls(.play), times: 3)
    try await super.tearDown()
  }

  func testHasItsOwnFromSetUpToTearDown() { XCTAssertEqual(FakeSwitch.play(), 1) }

  func testHasItsOwnAgain() { XCTAssertEqual(FakeSwitch.play(), 1) }

  func testHasItsOwnInAnAsyncTest() async {
    await Task.yield()
    let result = await Task { FakeSwitch.play() }.value
    XCTAssertEqual(result, 1)
  }

  @MainActor func testHasItsOwnOnTheMainActor() async {
    await Task.yield()
    XCTAssertEqual(FakeSwitch.play(), 1)
  }
}

/// A base class of one's own, and what it adds.
class CompanyTestCase: XCTestCase {
  override func invokeTest() {
    SpyScope.run { super.invokeTest() }
  }
}

final class OwnBaseClassSpyScopeTests: CompanyTestCase {
  override func setUp() async throws {
    expectNoOtherCalls(FakeSwitch.self)
    FakeSwitch.when(.play).andReturn(2)
  }

  override func tearDown() async throws {
    expectReceived(FakeSwitch.calls(.play), times: 1)
  }

  func testHasItsOwn() { XCTAssertEqual(FakeSwitch.play(), 2) }

  func testHasItsOwnInAnAsyncTest() async { XCTAssertEqual(FakeSwitch.play(), 2) }
}

// MARK: - Fixtures

private final class FakeSwitch: FakeInstrument {}
