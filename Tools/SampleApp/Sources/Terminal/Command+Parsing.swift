extension Command {
  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: The first error in the arguments.
  init(arguments: [String]) throws(UsageError) {
    if Self.asksForHelp(arguments) {
      self = .help
      return
    }
    guard let name = arguments.first else {
      throw UsageError("nothing to do; name a command, such as “search”")
    }
    let rest = arguments.dropFirst()
    switch name {
    case "search":
      self = try Self.search(rest)
    case "show":
      let words = try Self.wordsOnly(rest)
      guard words.count == 1 else {
        throw UsageError("“show” takes the id of one book, but \(words.count) were given")
      }
      self = .show(id: words[0])
    case "subjects":
      if let word = try Self.wordsOnly(rest).first {
        throw UsageError("“subjects” takes nothing more, but “\(word)” was given")
      }
      self = .subjects
    case _ where name.hasPrefix("-"):
      throw .unknown("option", name, among: ["--help"])
    default:
      throw .unknown("command", name, among: Self.names)
    }
  }

  /// Returns whether a help option comes before a `--`.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func search(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
    var options = SearchOptions()
    var words: [String] = []
    var reader = ArgumentReader(arguments, options: ["--limit", "--sort", "--width"])
    while let argument = try reader.next() {
      switch argument {
      case .word(let word):
        words.append(word)
      case .option("--limit"):
        options.limit = try reader.integer(atLeast: 1)
      case .option("--width"):
        options.width = try reader.integer(atLeast: CatalogueScreen.minimumWidth)
      case .option:
        let name = try reader.value()
        guard let order = SortOrder(rawValue: name) else {
          throw .unknown("sort order", name, among: SortOrder.allCases.map(\.rawValue))
        }
        options.sortOrder = order
      }
    }
    guard words.contains(where: { !$0.isEmpty }) else {
      throw UsageError("“search” needs a word to find")
    }
    return .search(text: words.joined(separator: " "), options)
  }

  private static func wordsOnly(_ arguments: ArraySlice<String>) throws(UsageError) -> [String] {
    var words: [String] = []
    var reader = ArgumentReader(arguments, options: [])
    while case .word(let word) = try reader.next() { words.append(word) }
    return words
  }
}
