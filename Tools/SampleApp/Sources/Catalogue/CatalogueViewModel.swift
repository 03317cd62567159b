import Observation

/// What a screen shows of the catalogue: the state of loading, and the books that a search found.
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

  /// The books that match the last search that made sense, in ``sortOrder``.
  private(set) var rows: [Book] = []

  /// Why the last search made no sense, `nil` if it did.
  private(set) var searchError: SearchQueryError?

  /// The order of ``rows``, which follow each change at once.
  var sortOrder = SortOrder.relevance {
    didSet { if sortOrder != oldValue { updateRows() } }
  }

  private let provider: any CatalogueProvider
  private var query = SearchQuery()
  private var currentLoad: Load?

  init(provider: any CatalogueProvider) {
    self.provider = provider
  }

  /// Loads the books, or joins the load that is under way.
  ///
  /// A load is shared by all who wait for it. It is cancelled when each of them has been, or by
  /// ``cancel()``; then ``state`` is again what it was before. Each caller returns once the
  /// provider has.
  func load() async {
    let task = joinedLoad()
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { @MainActor in leave(task) }
    }
  }

  /// Stops the load that is under way, whoever waits for it.
  ///
  /// Books that were loaded earlier stay.
  func cancel() {
    guard let load = currentLoad else { return }
    currentLoad = nil
    state = load.stateBefore
    load.task.cancel()
  }

  /// Shows the books that match a text; with an empty one, all.
  ///
  /// A text that makes no sense sets ``searchError`` and leaves ``rows`` as they are, so that a
  /// list does not go blank while someone is typing.
  ///
  /// - Parameter text: Words and fields, as ``SearchQuery`` reads them.
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
  /// A load under way, and how many callers wait for it.
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
      // Whoever cancelled this load has already put the state back, and may have started another.
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

  /// Fetches and indexes the books away from the main actor.
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
