import Observation

/// The library as a screen shows it: the state of loading, and the books that a search found.
@MainActor
@Observable
final class LibraryModel {
  enum State: Equatable, Sendable {
    case idle
    case loading
    case loaded
    case failed(message: String)
  }

  private(set) var state = State.idle

  /// The books that match the last valid search, in the order of their titles.
  private(set) var found: [Book] = []

  /// Why the last search was invalid, or nil if it was valid.
  private(set) var problem: Query.Problem?

  private let shelf: any Shelf
  private var books: [Book] = []
  private var query: Query?
  private var currentLoad: Task<Void, Never>?

  init(shelf: any Shelf) {
    self.shelf = shelf
  }

  /// Loads the books, or joins the load in progress.
  func load() async {
    if let currentLoad { return await currentLoad.value }
    state = .loading
    let load = Task {
      do {
        books = try await shelf.books().sorted { $0.title.folded < $1.title.folded }
        state = .loaded
      } catch {
        state = .failed(message: "\(error)")
      }
      update()
    }
    currentLoad = load
    await load.value
    currentLoad = nil
  }

  /// Shows the books that match a text.
  ///
  /// An invalid text sets ``problem`` and leaves ``found`` unchanged, so that the list does not become
  /// empty while someone is typing.
  ///
  /// - Parameter text: Words and fields, as ``Query`` parses them.
  func search(_ text: String) {
    do throws(Query.Problem) {
      query = try Query(text)
      problem = nil
      update()
    } catch {
      problem = error
    }
  }

  private func update() {
    found = books.filter { query?.matches($0) ?? true }
  }
}
