#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A filter for tests, by their names and tags.
struct TestFilter {
  /// A regular expression as the user gave it, and compiled.
  struct Pattern {
    var text: String
    var regex: Regex<AnyRegexOutput>

    /// Compiles a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - option: The option it was given with, for the error.
    /// - Throws: A ``RunError`` if it is not valid.
    init(_ text: String, option: String) throws(RunError) {
      self.text = text
      do {
        // Matches by scalars, so that an escaped name matches itself even if it begins with an
        // accent.
        regex = try Regex(text).matchingSemantics(.unicodeScalar)
      } catch {
        throw RunError(
          "\(option) '\(visible(text))' is not a regular expression: \(visible("\(error)")). "
            + "To match a character as it is, put \\ before it.")
      }
    }

    func matches(_ id: TestID) -> Bool {
      let name = id.description
      return name.contains(regex) || id.fullName.contains(regex)
    }
  }

  var filters: [Pattern]
  var skips: [Pattern]
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
    for text in arguments.filter { filters.append(try Pattern(text, option: "--filter")) }
    for text in arguments.skip { skips.append(try Pattern(text, option: "--skip")) }
  }
}
#endif
