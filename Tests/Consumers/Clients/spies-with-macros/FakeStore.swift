import LitmusSpies

protocol Store {
  func save(_ name: String)
  func load(_ name: String) throws -> Int
}

@Spryable
final class FakeStore: Store {
  @SpryableFunc func save(_ name: String)
  @SpryableFunc func load(_ name: String) throws -> Int
}
