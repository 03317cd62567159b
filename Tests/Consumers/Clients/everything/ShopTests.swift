import Litmus
import Testing

struct ShopTests {
  let store = FakeStore()

  @Test func passes() async throws {
    let saved = asyncExpectation(description: "saved")
    store.stub(.save).andReturn()
    store.save("apples")
    saved.fulfill()
    await waitForExpectations([saved])
    try await expectToEventuallyEqual(actual: { 1 }, expected: 1)
    expectHaveReceived(store, .save, with: "apples")
  }

  @Test func fails() {
    expectHaveReceived(store, .save, with: "apples")
  }
}
