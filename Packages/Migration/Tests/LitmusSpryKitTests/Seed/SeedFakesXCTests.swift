import LitmusSpryKit
import XCTest

/// The fake of a class that SpryKit's document writes by hand.
final class SeedFakesXCTests: XCTestCase {
  override func tearDown() {
    // do not forget to reset class stubs (since Class objects are essentially singletons)
    Seed.FakeRealStringService.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(Seed.FakeRealStringService.self)
    super.tearDown()
  }

  func testAFakeOfAClass() {
    let fake = Seed.FakeRealStringService()
    fake.stub(.readonlyProperty).andReturn("read")
    fake.stub(.readwriteProperty).andReturn("write")
    fake.stub(.doThings).andReturn()
    fake.stub(.giveMeAStringWithArg1_Arg2).with(true, "x").andReturn("y")
    Seed.FakeRealStringService.stub(.giveMeAStringWithArg1_Arg2).andReturn("z")

    use(fake)

    XCTAssertHaveReceived(fake, .readwriteProperty, with: "value")
    XCTAssertHaveReceived(fake, .doThings, times: .exactly(1))
    XCTAssertHaveReceived(fake, .giveMeAStringWithArg1_Arg2, with: true, "x")
    XCTAssertHaveReceived(
      Seed.FakeRealStringService.self, .giveMeAStringWithArg1_Arg2, with: false, "")
  }

  private func use<Service: Seed.StringService>(_ service: Service) {
    XCTAssertEqual(service.readonlyProperty, "read")
    XCTAssertEqual(service.readwriteProperty, "write")
    service.readwriteProperty = "value"
    service.doThings()
    XCTAssertEqual(service.giveMeAString(arg1: true, arg2: "x"), "y")
    XCTAssertEqual(Service.giveMeAString(arg1: false, arg2: ""), "z")
  }
}
