import Litmus
import Testing

struct ShopTests {
  let store = FakeStore()

  @Test func passes() async throws {
    let saved = asyncExpectation(description: "saved")
    store.when.save.andReturn()
    store.save("apples")
    saved.fulfill()
    await waitForExpectations([saved])
    try await expectToEventuallyEqual(actual: { 1 }, expected: 1)
    expectReceived(store.calls.save("apples"))
  }

  @Test func fails() {
    expectReceived(store.calls.save("apples"))
  }
}
