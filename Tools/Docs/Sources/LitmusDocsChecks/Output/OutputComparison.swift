/// Compares the output in a document with that of its command.
///
/// Text that varies between runs, such as durations, may differ; a document can show real values.
struct OutputComparison {
  private let numbers = NumberNormalizer()
  private let versions = VersionNormalizer()

  /// Returns the first line in which the written and the printed text differ; nil if none does.
  func firstDifference(
    between written: [String], and printed: [String]
  ) -> Elision.Difference? {
    if written == printed { return nil }
    return Elision.firstDifference(
      between: written.map(comparable), and: printed.map(comparable))
  }

  /// Returns a line with durations, dates, addresses and versions replaced by `…`.
  func comparable(_ line: String) -> String {
    numbers.normalized(versions.normalized(line))
  }
}
