import LitmusSpies
import XCTest

final class ClockXCTests: SpyScopeTestCase {
  override func setUp() {
    super.setUp()
    FakeClock.when(.now).andReturn(12)
  }

  func testTellsTheTime() async {
    XCTAssertEqual(FakeClock.now(), 12)
    expectReceived(FakeClock.calls(.now), times: 1)
  }
}

class MyCompanyTestCase: XCTestCase {
  override func invokeTest() {
    SpyScope.run { super.invokeTest() }
  }
}

final class MyCompanyClockTests: MyCompanyTestCase {
  func testHasAScope() { XCTAssertNotNil(SpyScope.current) }
}
