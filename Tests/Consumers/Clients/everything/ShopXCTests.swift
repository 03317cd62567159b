import Litmus
import XCTest

final class ShopXCTests: ResettableTestCase {
  @Resettable var store: FakeStore! = FakeStore()

  func testPasses() async throws {
    let saved = asyncExpectation(description: "saved")
    store.when.save.andReturn()
    store.save("apples")
    saved.fulfill()
    await waitForExpectations([saved])
    try await expectToEventuallyEqual(actual: { 1 }, expected: 1)
    expectReceived(store.calls.save("apples"))
  }

  func testFails() {
    expectReceived(store.calls.save("apples"))
  }
}
