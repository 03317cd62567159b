import LitmusTestResettable
import XCTest

// What xctest-resettable's document shows, and all of its public declarations.
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

final class OptionalMethodTests: ResettableTestCase {
  private static var method: Resettable<SUT>.ResetMethodReference? { SUT.reset }

  @Resettable(onReset: OptionalMethodTests.method) var sut: SUT! = SUT()
  @Resettable(onReset: nil) var other: SUT! = SUT()
  @Resettable var text = "text"

  override func tearDown() {
    let (subject, other) = (sut, other)
    super.tearDown()
    XCTAssertNil(sut)
    XCTAssertNil(self.other)
    XCTAssertNil(text)
    XCTAssertEqual(subject?.isReset, true)
    XCTAssertEqual(other?.isReset, false)
  }

  func testIsThere() {
    XCTAssertNotNil(sut)
    XCTAssertNotNil(other)
    XCTAssertEqual(text, "text")
  }

  func testAPropertyOfItsOwn() {
    let property = Resettable(wrappedValue: SUT(), onReset: SUT.reset)
    let copy = property
    property.wrappedValue = nil
    XCTAssertNil(copy.wrappedValue)
  }
}
