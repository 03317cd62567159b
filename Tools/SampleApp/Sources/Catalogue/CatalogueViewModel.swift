import Observation

/// The catalogue as shown in the UI: the state of loading, and the books that a search found.
@MainActor
@Observable
final class CatalogueViewModel {
  enum State: Equatable, Sendable {
    case idle
    case loading
    case loaded
    case failed(message: String)
  }

  private(set) var state = State.idle

  /// All books of the library, empty until they are loaded.
  private(set) var catalogue = CatalogueIndex()

  /// The books that match the last valid search, in ``sortOrder``.
  private(set) var rows: [Book] = []

  /// Why the last search was invalid, `nil` if it was valid.
  private(set) var searchError: SearchQueryError?

  /// The order of ``rows``, which are sorted again on each change.
  var sortOrder = SortOrder.relevance {
    didSet { if sortOrder != oldValue { updateRows() } }
  }

  private let provider: any CatalogueProvider
  private var query = SearchQuery()
  private var currentLoad: Load?

  init(provider: any CatalogueProvider) {
    self.provider = provider
  }

  /// Loads the books, or joins the load in progress.
  ///
  /// All callers share one load. It is cancelled when all of its callers have been cancelled, or by
  /// ``cancel()``; then ``state`` returns to its previous value. Each caller returns once the
  /// provider has.
  func load() async {
    let task = joinedLoad()
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { @MainActor in leave(task) }
    }
  }

  /// Cancels the load in progress for all of its callers.
  ///
  /// Books that were loaded earlier are kept.
  func cancel() {
    guard let load = currentLoad else { return }
    currentLoad = nil
    state = load.stateBefore
    load.task.cancel()
  }

  /// Shows the books that match a text; an empty text matches all.
  ///
  /// An invalid text sets ``searchError`` and leaves ``rows`` unchanged, so that the list does not
  /// become empty while someone is typing.
  ///
  /// - Parameter text: Words and fields, as ``SearchQuery`` parses them.
  func search(_ text: String) {
    do throws(SearchQueryError) {
      query = try SearchQuery(text)
      searchError = nil
      updateRows()
    } catch {
      searchError = error
    }
  }

  private func updateRows() {
    rows = catalogue.books(matching: query, sortedBy: sortOrder)
  }
}

// MARK: - Loading

extension CatalogueViewModel {
  /// A load in progress, and the number of its callers.
  private struct Load {
    let task: Task<Void, Never>
    let stateBefore: State
    var callers = 1
  }

  private func joinedLoad() -> Task<Void, Never> {
    if let task = currentLoad?.task {
      currentLoad?.callers += 1
      return task
    }
    let task = Task {
      let result = await Self.catalogue(from: provider)
      // The code that cancelled this load has already restored the state, and may have started another load.
      if !Task.isCancelled { finish(result) }
    }
    currentLoad = Load(task: task, stateBefore: state)
    state = .loading
    return task
  }

  private func leave(_ task: Task<Void, Never>) {
    guard let load = currentLoad, load.task == task else { return }
    currentLoad?.callers -= 1
    if load.callers == 1 { cancel() }
  }

  private func finish(_ result: Result<CatalogueIndex, any Error>) {
    guard let load = currentLoad else { return }
    currentLoad = nil
    switch result {
    case .success(let catalogue):
      self.catalogue = catalogue
      state = .loaded
      updateRows()
    case .failure(is CancellationError):
      state = load.stateBefore
    case .failure(let error):
      state = .failed(message: String(describing: error))
    }
  }

  /// Fetches and indexes the books off the main actor.
  @concurrent
  private nonisolated static func catalogue(
    from provider: any CatalogueProvider
  ) async -> Result<CatalogueIndex, any Error> {
    do {
      return .success(CatalogueIndex(try await provider.books()))
    } catch {
      return .failure(error)
    }
  }
}
