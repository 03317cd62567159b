import LitmusResettable
import XCTest

// The examples of xctest-resettable's documentation, with only the import changed.

class SUT {
  nonisolated(unsafe) static var resets = 0

  func reset() { Self.resets += 1 }
}

final class LazyInitTests: ResettableTestCase {
  @Resettable var sut: SUT!

  override func setUp() {
    super.setUp()
    sut = SUT()
  }

  override func tearDown() {
    let released = { [weak sut = sut] in sut }
    XCTAssertNotNil(released())
    super.tearDown()
    XCTAssertNil(released())
    XCTAssertNil(sut)
  }

  func testHasItsSubject() { XCTAssertNotNil(sut) }
}

final class InitWithResetMethodTests: ResettableTestCase {
  @Resettable(onReset: SUT.reset)
  var sut: SUT! = SUT()

  override func tearDown() {
    let released = { [weak sut = sut] in sut }
    let resets = SUT.resets
    super.tearDown()
    XCTAssertEqual(SUT.resets, resets + 1)
    XCTAssertNil(released())
    XCTAssertNil(sut)
  }

  override func tearDownWithError() throws { XCTAssertNil(sut) }

  func testHasItsSubject() { XCTAssertNotNil(sut) }
}
