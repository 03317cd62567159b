import LitmusSpies
import Testing

struct StoreTests {
  let store = FakeStore()

  @Test func passes() throws {
    store.stub(.save).andReturn()
    store.stub(.load).with("apples").andReturn(3)
    store.save("apples")
    #expect(try store.load("apples") == 3)
    expectHaveReceived(store, .save, with: "apples")
  }

  @Test func fails() {
    expectHaveReceived(store, .save, with: "apples")
  }

  @Test func callsWithoutAStub() {
    #expect(throws: UnstubbedCallError.self) { try store.load("apples") }
  }
}
