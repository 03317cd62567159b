import LitmusSpies

final class FakeStore: Spyable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
  }

  let spyRecord = SpyRecord()

  func save(_ name: String) { recordCall(arguments: name) }
}
