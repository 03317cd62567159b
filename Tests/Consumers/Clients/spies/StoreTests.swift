import LitmusSpies
import Testing

struct StoreTests {
  @Test func passes() {
    let store = FakeStore()
    store.save("apples")
    expectHaveReceived(store, .save, with: "apples")
  }

  @Test func fails() {
    expectHaveReceived(FakeStore(), .save, with: "apples")
  }
}
