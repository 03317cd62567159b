import LitmusSpies

protocol Store {
  func save(_ name: String)
  func load(_ name: String) throws -> Int
}

final class FakeStore: Store, HandwrittenFake {
  enum Function: String { case save, load }

  let spyRecord = SpyRecord()

  func save(_ name: String) { spy(.save, name) }
  func load(_ name: String) throws -> Int { try spy.throwing(.load, name) }
}
