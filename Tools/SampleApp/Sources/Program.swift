/// The program as a function from arguments to output, independent of the process.
@MainActor
struct Program {
  /// The text for standard output, and the exit status.
  struct Outcome: Equatable, Sendable {
    var output: String
    var status: Int32
  }

  let shelf: any Shelf

  /// Searches the library for words.
  ///
  /// - Parameter arguments: The words, or `--help`.
  /// - Returns: A table with exit status 0, or why there is none: 1 if nothing was found, 2 if the
  ///   arguments are invalid, 3 if the books could not be loaded.
  func run(_ arguments: [String]) async -> Outcome {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      let usage = "Usage: litmus-sample [WORD | author:WORD | year:FIRST..LAST]…"
      guard option != "--help" else { return Outcome(output: usage, status: 0) }
      return Outcome(output: "litmus-sample: Unknown option “\(option)”.\n\(usage)", status: 2)
    }
    let model = LibraryModel(shelf: shelf)
    model.search(arguments.joined(separator: " "))
    if let problem = model.problem {
      return Outcome(output: "litmus-sample: \(problem)", status: 2)
    }
    await model.load()
    if case .failed(let message) = model.state {
      return Outcome(output: "litmus-sample: The books cannot be loaded: \(message)", status: 3)
    }
    guard !model.found.isEmpty else { return Outcome(output: "No book was found.", status: 1) }
    return Outcome(output: table(of: model.found), status: 0)
  }

  private func table(of books: [Book]) -> String {
    let rows = books.map { [String($0.year), $0.author, $0.title] }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) + "  " }.joined() + row[2]
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
