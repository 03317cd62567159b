import LitmusFakes
import Observation

/// Finds books; the app has one that asks a server.
@Fake protocol Catalog: Sendable {
  func titles(matching text: String) async throws -> [String]
}

/// What the search screen shows.
@MainActor @Observable final class SearchModel {
  private(set) var titles: [String] = []
  private(set) var message: String?
  private let catalog: any Catalog
  private var search: Task<Void, Never>?

  init(catalog: any Catalog) { self.catalog = catalog }

  /// Searches for books, and forgets a search that has not ended.
  func textDidChange(to text: String) {
    search?.cancel()
    search = Task {
      do {
        let found = try await catalog.titles(matching: text)
        if !Task.isCancelled { (titles, message) = (found, nil) }
      } catch {
        if !Task.isCancelled { message = "The catalog cannot be reached." }
      }
    }
  }
}
