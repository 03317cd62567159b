#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The valid values of an option.
package struct Validity<Value>: Sendable {
  /// How litmus-test.json has them, if not as all values of the type.
  var form: OptionForm?
  /// Returns what the value was, and what was expected; `nil` if it is valid.
  var problem: @Sendable (Value) -> String?
}

extension Validity<Int?> {
  /// Whole numbers of at least this size.
  package static func atLeast(_ least: Int) -> Self { number("\(least) or more") { $0 >= least } }

  /// Whole numbers within a range.
  package static func within(_ range: ClosedRange<Int>) -> Self {
    number("\(range.lowerBound) to \(range.upperBound)") { range.contains($0) }
  }
}

extension Validity<Double?> {
  /// Durations of which the clock can represent all.
  package static var seconds: Self {
    number("more than 0 seconds and at most 1e9") { $0 > 0 && $0 <= 1e9 }
  }

  /// A share of a hundred.
  package static var percent: Self { number("0 to 100") { (0...100).contains($0) } }
}

extension Validity {
  private static func number<Number: SettingWord>(
    _ expectation: String, where isValid: @escaping @Sendable (Number) -> Bool
  ) -> Self where Value == Number? {
    Self { $0.flatMap { isValid($0) ? nil : "\($0.word ?? ""), but expected \(expectation)" } }
  }
}

extension Validity<String?> {
  /// Some text, if not any that is not empty.
  ///
  /// - Parameters:
  ///   - expectation: What it is, with an article.
  ///   - isValid: Returns whether it is.
  package static func text(
    _ expectation: String, where isValid: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }
  ) -> Self {
    Self { $0.flatMap { isValid($0) ? nil : "'\(visible($0))', but expected \(expectation)" } }
  }

  /// The path of a file or a folder.
  package static var path: Self { text("a path") }

  /// The path of a file that is written beside the terminal's report.
  package static var file: Self {
    Self { value in
      value == "-"
        ? "'-', but expected a path: standard output is the terminal's report"
        : path.problem(value)
    }
  }

  /// One of some words.
  package static func one(of words: [String]) -> Self {
    Self(form: .choice(words), problem: text(enumeration(words), where: words.contains).problem)
  }
}

extension Validity<[String]> {
  /// Some of these words.
  package static func some(of words: [String]) -> Self {
    Self(form: .choices(words)) { values in
      values.lazy.compactMap { Validity<String?>.one(of: words).problem($0) }.first
    }
  }
}

/// Returns words as in `a, b or c`.
package func enumeration(_ words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")"
}
#endif
