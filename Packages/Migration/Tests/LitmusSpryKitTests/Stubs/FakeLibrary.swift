import LitmusSpryKit

struct Book: Equatable { var name: String }

/// A type that nobody can make a value of.
final class Shelf {
  let number: Int
  init(number: Int) { self.number = number }
}

enum LibraryError: Error, Equatable { case closed, full }

enum OtherError: Error { case other }

protocol Named { var name: String { get } }

extension Book: Named {}

/// A fake with a function of each kind that stubs treat differently.
final class FakeLibrary: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case count
    case load = "load(_:)"
    case move = "move(_:to:)"
    case book = "book()"
    case named = "named()"
    case shelf = "shelf()"
    case close = "close()"
    case read = "read()"
    case readTyped = "readTyped()"
    case readShelf = "readShelf()"
    case save = "save()"
    case fetch = "fetch(_:)"
    case fetchThrowing = "fetchThrowing(_:)"
    case lend = "lend(_:)"
    case names = "names()"
    case fallback = "fallback()"
    case fallbackThrowing = "fallbackThrowing()"
    case perform = "perform(_:)"
  }

  let spyRecord = SpyRecord()

  var count: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  @discardableResult
  func load(_ name: String) -> Int { spryify(arguments: name) }
  @discardableResult
  func move(_ name: String?, to shelf: Int) -> String { spryify(arguments: name, shelf) }
  func book() -> Book? { spryify() }
  func named() -> any Named { spryify() }
  func shelf() -> Shelf { spryify() }
  func close() { spryify() }
  func read() throws -> String { try spryifyThrows() }
  func readTyped() throws(LibraryError) -> String {
    try spryifyThrows(throwing: LibraryError.self)
  }
  func readShelf() throws -> Shelf { try spryifyThrows() }
  func save() throws { try spryifyThrows() }
  func fetch(_ name: String) async -> Int { await spryifyAsync(arguments: name) }
  func fetchThrowing(_ name: String) async throws -> Int {
    try await spryifyAsyncThrows(arguments: name)
  }
  func names() -> [String] { spryify() }
  func fallback() -> Shelf { spryify(fallbackValue: Shelf(number: -1)) }
  func fallbackThrowing() throws -> Int { try spryifyThrows(fallbackValue: -1) }
  func perform(_ action: @escaping () -> Void) { spryify(arguments: action) }
}
