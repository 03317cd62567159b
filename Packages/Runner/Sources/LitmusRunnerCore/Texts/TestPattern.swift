#if LITMUS_RUNNER
/// A regular expression for the names of tests, as in `Suite/test` and `Module.Suite/test`.
package struct TestPattern: Sendable {
  /// The expression as the user gave it.
  package let text: String
  /// It is no value that may be sent, but matching does not change it.
  private nonisolated(unsafe) let regex: Regex<AnyRegexOutput>

  /// Compiles an expression.
  ///
  /// - Throws: A ``RunError`` if it is not valid.
  package init(_ text: String) throws(RunError) {
    self.text = text
    do {
      // Matches by scalars, so that an escaped name matches itself even if it begins with an accent.
      regex = try Regex(text).matchingSemantics(.unicodeScalar)
    } catch {
      throw RunError("'\(visible(text))' is not a regular expression: \(visible("\(error)"))")
    }
  }

  /// Returns whether one of a test's names has a match.
  package func matches(_ test: TestID) -> Bool {
    test.description.contains(regex) || test.fullName.contains(regex)
  }
}
#endif
