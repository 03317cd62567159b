#if Macros
// begin-snippet: spies-example
import LitmusSpies
import Testing

protocol Store {
  func load(_ name: String) throws -> Int
}

struct Shop {
  let store: any Store

  func hasApples() -> Bool { (try? store.load("apples")) ?? 0 > 0 }
}

@Spryable
final class FakeStore: Store {
  @SpryableFunc func load(_ name: String) throws -> Int
}

@Test func looksForApples() {
  let fakeStore = FakeStore()
  fakeStore.stub(.load).with("apples").andReturn(3)

  #expect(Shop(store: fakeStore).hasApples())

  expectHaveReceived(fakeStore, .load, with: "apples", times: .exactly(1))
}
// end-snippet
#endif
