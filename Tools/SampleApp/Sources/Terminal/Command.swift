/// What the program was asked to do.
enum Command: Equatable, Sendable {
  /// How `search` is to show what it finds.
  struct SearchOptions: Equatable, Sendable {
    /// How many books to show, `nil` for all.
    var limit: Int?
    var sortOrder = SortOrder.relevance
    /// The cells of a line, `nil` for those of the terminal.
    var width: Int?
  }

  case search(text: String, SearchOptions)
  case show(id: Book.ID)
  case subjects
  case help

  /// The words that stand first on a command line.
  static let names = ["search", "show", "subjects"]
}
