import Litmus
import Testing

@Suite(.litmus) struct CartTests {
  @Resettable var cart: Cart! = Cart()

  @Test func passes() async throws {
    let saved = asyncExpectation(description: "saved")
    saved.fulfill()
    await waitForExpectations([saved])
    try await expectToEventuallyEqual(actual: { cart.items }, expected: [])
  }

  @Test func fails() {
    _ = asyncExpectation(description: "saved")
  }
}
