/// A command of the program with its arguments.
enum Command: Equatable, Sendable {
  /// The output options of `search`.
  struct SearchOptions: Equatable, Sendable {
    /// The maximum number of books to show, `nil` for all.
    var limit: Int?
    var sortOrder = SortOrder.relevance
    /// The width of a line in cells, `nil` for that of the terminal.
    var width: Int?
  }

  case search(text: String, SearchOptions)
  case show(id: Book.ID)
  case subjects
  case help

  /// The names of the commands, the first word on a command line.
  static let names = ["search", "show", "subjects"]
}
