#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A filter for tests, by their names and tags.
struct TestFilter {
  var filters: [TestPattern]
  var skips: [TestPattern]
  var tags: [String]

  /// Whether the filter is empty, so that all tests run.
  var isEmpty: Bool { filters.isEmpty && skips.isEmpty && tags.isEmpty }

  /// Returns whether a test passes the filter.
  func keeps(_ test: TestDescription) -> Bool {
    let id = test.id
    return (filters.isEmpty || filters.contains { $0.matches(id) })
      && !skips.contains { $0.matches(id) }
      && (tags.isEmpty || tags.contains { test.tags.contains($0) })
  }

  /// The options that made the filter, as the error shows them if nothing matches.
  var options: [String] {
    filters.map { "--filter '\(visible($0.text))'" }
      + skips.map { "--skip '\(visible($0.text))'" }
      + tags.map { "--tag '\(visible($0))'" }
  }
}

extension TestFilter {
  /// Makes the filter from the options of the command line.
  ///
  /// - Throws: A ``RunError`` if a regular expression is not valid.
  init(_ arguments: SelectionArguments) throws(RunError) {
    self.init(filters: [], skips: [], tags: arguments.tag)
    for text in arguments.filter { filters.append(try Self.pattern(text, option: "--filter")) }
    for text in arguments.skip { skips.append(try Self.pattern(text, option: "--skip")) }
  }

  /// Compiles the value of an option.
  ///
  /// - Throws: A ``RunError`` if it is not valid.
  static func pattern(_ text: String, option: String) throws(RunError) -> TestPattern {
    do {
      return try TestPattern(text)
    } catch {
      throw RunError("\(option) \(error). To match a character as it is, put \\ before it.")
    }
  }
}
#endif
