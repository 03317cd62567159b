@_spi(Litmus) internal import LitmusReporting

/// A call with its number in the list of a failure.
typealias NumberedCall = (number: Int, call: RecordedCall)

/// Returns the lines that list all calls in order.
func recordedLines(_ calls: [RecordedCall]) -> [String] {
  callLines("Recorded calls", calls.enumerated().map { ($0 + 1, $1) })
}

/// Returns the lines that list calls under a title; of very many, the first and the last.
func callLines(_ title: String, _ calls: [NumberedCall]) -> [String] {
  guard !calls.isEmpty else { return ["\(title): none"] }
  // Only the calls that are shown are rendered.
  return ["\(title):"]
    + calls.shortened(countedAs: "call") { "  \($0.number). \($0.call)" }
}

/// Returns the lines about the calls with the fewest arguments that differ from the expected ones, at most
/// three calls.
///
/// - Parameters:
///   - conditions: The expected arguments; if there are none, there are no lines.
///   - calls: The calls of the expected function.
func nearestLines(to conditions: [ArgumentCondition], among calls: [RecordedCall]) -> [String] {
  guard !conditions.isEmpty else { return [] }
  let misses = calls.map { (call: $0, mismatches: conditions.mismatches(with: $0.arguments)) }
    .filter { !$0.mismatches.isEmpty }
  guard let fewest = misses.map(\.mismatches.count).min() else { return [] }
  return misses.filter { $0.mismatches.count == fewest }.prefix(3).flatMap { miss in
    ["Nearest call: \(miss.call)"] + miss.mismatches.map(\.description)
  }
}
