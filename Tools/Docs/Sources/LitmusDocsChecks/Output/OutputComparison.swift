/// Tells whether what stands in a document is what a command prints.
///
/// What differs from run to run, as durations do, may differ; a document can so show real ones.
struct OutputComparison {
  private let numbers = NumberNormalizer()
  private let versions = VersionNormalizer()

  /// The first line in which what was written and what is printed differ; nil where none does.
  func firstDifference(
    between written: [String], and printed: [String]
  ) -> Elision.Difference? {
    if written == printed { return nil }
    return Elision.firstDifference(
      between: written.map(comparable), and: printed.map(comparable))
  }

  /// A line with `…` in place of durations, dates, addresses and versions.
  func comparable(_ line: String) -> String {
    numbers.normalized(versions.normalized(line))
  }
}
