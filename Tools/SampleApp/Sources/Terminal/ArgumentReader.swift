/// Goes through the arguments of a command, telling options from words.
struct ArgumentReader {
  enum Argument: Equatable {
    case word(String)
    /// An option's name; its value is still to be read.
    case option(String)
  }

  private var rest: ArraySlice<String>
  private let options: [String]
  private var currentOption = ""
  private var attachedValue: String?
  private var onlyWordsFollow = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - arguments: What to read.
  ///   - options: The options that exist, each of which takes a value.
  init(_ arguments: ArraySlice<String>, options: [String]) {
    rest = arguments
    self.options = options
  }

  /// Reads the next word, or the name of the next option.
  ///
  /// - Throws: An error about an option that does not exist.
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

  /// Reads the value of the option read last: `5` in both `--limit 5` and `--limit=5`.
  ///
  /// - Throws: An error if there is none.
  mutating func value() throws(UsageError) -> String {
    guard let value = attachedValue ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("“\(currentOption)” needs a value")
    }
    return value
  }

  /// Reads the value of the option read last as a number.
  ///
  /// - Parameter minimum: The least number that makes sense.
  /// - Throws: An error if there is no value, or it is no such number.
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
