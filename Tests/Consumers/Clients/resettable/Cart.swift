struct Offline: Error {}

final class Cart: @unchecked Sendable {
  var items = ["apples"]

  func clear() { items = [] }
  func upload() throws { throw Offline() }
  func uploadLater() async throws { throw Offline() }
}
