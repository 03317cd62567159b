import LitmusSpies

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
final class FakeLibrary: HandwrittenFake, Sendable {
  enum Function: String {
    case count
    case load
    case move
    case book
    case named
    case shelf
    case close
    case read
    case readTyped
    case readShelf
    case save
    case fetch
    case fetchThrowing
    case lend
    case names
    case fallback
    case fallbackThrowing
    case perform
  }

  let spyRecord = SpyRecord()

  var count: Int {
    get { spy(.count) }
    set { spy(.count, newValue) }
  }

  @discardableResult
  func load(_ name: String) -> Int { spy(.load, name) }
  @discardableResult
  func move(_ name: String?, to shelf: Int) -> String { spy(.move, name, shelf) }
  func book() -> Book? { spy(.book) }
  func named() -> any Named { spy(.named) }
  func shelf() -> Shelf { spy(.shelf) }
  func close() { spy(.close) }
  func read() throws -> String { try spy.throwing(.read) }
  func readTyped() throws(LibraryError) -> String {
    try spy.throwing(.readTypedthrowing: LibraryError.self)
  }
  func readShelf() throws -> Shelf { try spy.throwing(.readShelf) }
  func save() throws { try spy.throwing(.save) }
  func fetch(_ name: String) async -> Int { await spy.waiting(.fetch, name) }
  func fetchThrowing(_ name: String) async throws -> Int {
    try await spy.throwing(.fetchThrowing, name)
  }
  func names() -> [String] { spy(.names) }
  func fallback() -> Shelf { spryify(fallbackValue: Shelf(number: -1)) }
  func fallbackThrowing() throws -> Int { try spy.throwing(.fallbackThrowingfallbackValue: -1) }
  func perform(_ action: @escaping () -> Void) { spy(.perform, action) }
}
