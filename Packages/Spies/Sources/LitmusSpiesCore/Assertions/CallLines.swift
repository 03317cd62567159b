@_spi(Litmus) internal import LitmusReporting

/// A call with its number among those that a failure lists.
typealias NumberedCall = (number: Int, call: RecordedCall)

/// All calls in their order, each with the line that recorded it.
func recordedLines(_ calls: [RecordedCall]) -> [String] {
  callLines("Recorded calls", calls.enumerated().map { ($0 + 1, $1) })
}

/// Calls under a title, each with the line that recorded it; of very many, the first and the last.
func callLines(_ title: String, _ calls: [NumberedCall]) -> [String] {
  guard !calls.isEmpty else { return ["\(title): none"] }
  // Only those that are shown are rendered.
  return ["\(title):"]
    + calls.shortened(countedAs: "call") { "  \($0.number). \($0.call), at \($0.call.callSite)" }
}

/// The calls with the fewest arguments that differ from what was expected, at most three.
///
/// - Parameters:
///   - conditions: What was expected; if it is nothing, there are no lines.
///   - calls: Calls of the function that was expected.
func nearestLines(to conditions: [ArgumentCondition], among calls: [RecordedCall]) -> [String] {
  guard !conditions.isEmpty else { return [] }
  let misses = calls.map { (call: $0, mismatches: conditions.mismatches(with: $0.arguments)) }
    .filter { !$0.mismatches.isEmpty }
  guard let fewest = misses.map(\.mismatches.count).min() else { return [] }
  return misses.filter { $0.mismatches.count == fewest }.prefix(3).flatMap { miss in
    ["Nearest call: \(miss.call), at \(miss.call.callSite)"] + miss.mismatches.map(\.description)
  }
}
