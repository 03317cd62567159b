import LitmusSpies

@Fake
protocol Store {
  func save(_ name: String)
  func load(_ name: String) throws -> Int
}
