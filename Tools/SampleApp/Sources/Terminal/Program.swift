/// The program as a function from arguments to output, independent of the process.
@MainActor
struct Program {
  /// The result of running the program.
  struct Outcome: Equatable, Sendable {
    enum Status: Int32, Sendable {
      case found = 0
      case nothingFound = 1
      case badUsage = 2
      case catalogueUnreadable = 3
    }

    let status: Status

    /// The text for standard output, without the trailing newline; empty for none.
    var output = ""

    /// The text for standard error, in the same form.
    var errorOutput = ""
  }

  let provider: any CatalogueProvider
  let environment: [String: String]

  /// Runs one command.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  func run(_ arguments: [String]) async -> Outcome {
    do {
      switch try Command(arguments: arguments) {
      case .search(let text, let options): return try await search(text, options)
      case .show(let id): return try await show(id)
      case .subjects: return try await subjects()
      case .help: return Outcome(status: .found, output: help)
      }
    } catch let error as UnreadableCatalogue {
      return Outcome(
        status: .catalogueUnreadable,
        errorOutput: "litmus-sample: the catalogue cannot be read: \(error.reason)"
      )
    } catch {
      return Outcome(
        status: .badUsage,
        errorOutput: "litmus-sample: \(error)\nSee “litmus-sample --help”."
      )
    }
  }

  private func search(_ text: String, _ options: Command.SearchOptions) async throws -> Outcome {
    let model = CatalogueViewModel(provider: provider)
    model.sortOrder = options.sortOrder
    model.search(text)
    if let error = model.searchError { throw error }
    try await load(model)
    guard !model.rows.isEmpty else {
      return Outcome(status: .nothingFound, errorOutput: "Nothing found for “\(text)”.")
    }
    let table = CatalogueScreen.table(
      of: model.rows,
      limit: options.limit,
      total: model.catalogue.count,
      width: options.width ?? terminalWidth
    )
    return Outcome(status: .found, output: table)
  }

  private func show(_ id: Book.ID) async throws -> Outcome {
    let model = CatalogueViewModel(provider: provider)
    try await load(model)
    guard let book = model.catalogue.book(id: id) else {
      return Outcome(status: .nothingFound, errorOutput: "No book has the id “\(id)”.")
    }
    return Outcome(status: .found, output: CatalogueScreen.details(of: book))
  }

  private func subjects() async throws -> Outcome {
    let model = CatalogueViewModel(provider: provider)
    try await load(model)
    let subjects = model.catalogue.subjects()
    guard !subjects.isEmpty else {
      return Outcome(status: .nothingFound, errorOutput: "The catalogue has no books.")
    }
    let table = CatalogueScreen.table(ofSubjects: subjects, width: terminalWidth)
    return Outcome(status: .found, output: table)
  }

  private func load(_ model: CatalogueViewModel) async throws(UnreadableCatalogue) {
    await model.load()
    switch model.state {
    case .loaded: return
    case .failed(let message): throw UnreadableCatalogue(reason: message)
    case .idle, .loading: throw UnreadableCatalogue(reason: "loading was cancelled")
    }
  }

  /// The terminal width from the environment, but at least the minimum width of a table.
  private var terminalWidth: Int {
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return max(columns, CatalogueScreen.minimumWidth)
  }
}

/// The catalogue could not be loaded.
private struct UnreadableCatalogue: Error {
  let reason: String
}
