import LitmusSpies

protocol Store {
  func save(_ name: String)
  func load(_ name: String) throws -> Int
}

final class FakeStore: Store, Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case load = "load(_:)"
  }

  let spyRecord = SpyRecord()

  func save(_ name: String) { spryify(arguments: name) }
  func load(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
}
