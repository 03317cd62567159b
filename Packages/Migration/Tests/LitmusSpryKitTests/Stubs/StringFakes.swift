import LitmusSpryKit

struct User: Equatable {
  var id: Int
}

final class Token {}

struct Unequatable {}

final class FakeUserService: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case currentUser
    case load = "load()"
    case log
    case fetchUser = "fetchUser(id:)"
    case compare = "compare(_:with:)"
  }

  let spyRecord = SpyRecord()

  var currentUser: User? {
    get { nil }
    set { recordCall(arguments: newValue) }
  }

  func load() { recordCall() }

  func log(_ text: String) { recordCall(arguments: text) }

  func fetchUser(id: String?) { recordCall(arguments: id) }

  func compare(_ left: Any?, with right: Any?) { recordCall(arguments: left, right) }

  func forgotten(_ text: String) { recordCall(arguments: text) }
}

@MainActor final class FakeScreen: Spyable {
  enum Function: String, StringRepresentable {
    case show = "show()"
  }

  let spyRecord = SpyRecord()

  func show() { recordCall() }
}

actor FakeVault: Spyable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
  }

  let spyRecord = SpyRecord()

  func save(_ name: String) { recordCall(arguments: name) }
}
