import LitmusTestResettable
import XCTest

// What xctest-resettable's document shows.
class SUT {
  var isReset = false
  func reset() { isReset = true }
}

final class LazyInitTests: ResettableTestCase {
  @Resettable var sut: SUT!

  override func setUp() {
    super.setUp()
    sut = SUT()
  }

  override func tearDown() {
    super.tearDown()
    XCTAssertNil(sut)
  }

  func testIsThere() {
    XCTAssertNotNil(sut)
  }
}

final class ResetMethodTests: ResettableTestCase {
  @Resettable(onReset: SUT.reset)
  var sut: SUT! = SUT()

  override func tearDown() {
    let subject = sut
    super.tearDown()
    XCTAssertNil(sut)
    XCTAssertEqual(subject?.isReset, true)
  }

  func testIsThere() {
    XCTAssertFalse(sut.isReset)
  }
}
