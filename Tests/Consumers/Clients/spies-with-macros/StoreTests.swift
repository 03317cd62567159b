import LitmusSpies
import Testing

struct StoreTests {
  let store = FakeStore()

  @Test func passes() throws {
    store.when.save.andReturn()
    store.when.load("apples").andReturn(3)
    store.save("apples")
    #expect(try store.load("apples") == 3)
    expectReceived(store.calls.save("apples"))
  }

  @Test func fails() {
    expectReceived(store.calls.save("apples"))
  }

  @Test func callsWithoutAStub() {
    #expect(throws: UnstubbedCallError.self) { try store.load("apples") }
  }
}
