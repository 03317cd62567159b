/// Reads the arguments of a command one by one, separating options from words.
struct ArgumentReader {
  enum Argument: Equatable {
    case word(String)
    /// An option's name; its value has not been read yet.
    case option(String)
  }

  private var rest: ArraySlice<String>
  private let options: [String]
  private var currentOption = ""
  private var attachedValue: String?
  private var onlyWordsFollow = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - arguments: The arguments to read.
  ///   - options: The supported options, each of which takes a value.
  init(_ arguments: ArraySlice<String>, options: [String]) {
    rest = arguments
    self.options = options
  }

  /// Reads the next word, or the name of the next option.
  ///
  /// - Throws: An error if the option does not exist.
  mutating func next() throws(UsageError) -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    if onlyWordsFollow || !argument.hasPrefix("-") || argument == "-" { return .word(argument) }
    if argument == "--" {
      onlyWordsFollow = true
      return try next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    currentOption = String(parts[0])
    attachedValue = parts.count == 2 ? String(parts[1]) : nil
    guard options.contains(currentOption) else {
      throw .unknown("option", currentOption, among: options + ["--help"])
    }
    return .option(currentOption)
  }

  /// Reads the value of the last option: `5` in both `--limit 5` and `--limit=5`.
  ///
  /// - Throws: An error if there is none.
  mutating func value() throws(UsageError) -> String {
    guard let value = attachedValue ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("“\(currentOption)” needs a value")
    }
    return value
  }

  /// Reads the value of the last option as a number.
  ///
  /// - Parameter minimum: The smallest allowed number.
  /// - Throws: An error if there is no value, or it is not a valid number.
  mutating func integer(atLeast minimum: Int) throws(UsageError) -> Int {
    let text = try value()
    guard let integer = Int(text), integer >= minimum else {
      throw UsageError(
        "“\(currentOption)” takes a whole number of at least \(minimum), but “\(text)” was given"
      )
    }
    return integer
  }
}
