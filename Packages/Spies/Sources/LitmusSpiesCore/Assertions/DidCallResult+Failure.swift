internal import LitmusReporting

extension DidCallResult {
  /// What an assertion reports: what was expected, the count, the nearest calls and all calls; `nil` on
  /// success.
  public var failureMessage: String? {
    guard !success else { return nil }
    if let problem = calls.problem { return problem }
    let expected = counts.map(\.description).joined(separator: " and ")
    var lines = ["Received \(expectedCall) \(plural(count, "time")), but expected \(expected)"]
    lines += argumentCountLines
    if let fewest = counts.map(\.fewest).max(), count < fewest { lines += nearestLines }
    lines += recordedLines(calls.all)
    return lines.joined(separator: "\n")
  }

  /// What an assertion that the call was not received reports; `nil` if it was not.
  var unexpectedMessage: String? {
    if let problem = calls.problem { return problem }
    if hasWrongArgumentCount {
      let lines =
        ["Looked for \(expectedCall), but expected the number of arguments that its calls have"]
        + argumentCountLines + recordedLines(calls.all)
      return lines.joined(separator: "\n")
    }
    guard success else { return nil }
    let unexpected =
      counts == [.atLeast(1)]
      ? "none" : "not " + counts.map(\.description).joined(separator: " and ")
    let first = "Received \(expectedCall) \(plural(count, "time")), but expected \(unexpected)"
    return ([first] + recordedLines(calls.all)).joined(separator: "\n")
  }

  private var expectedCall: String { function + argumentsText(conditions.map(\.expected)) }

  private var argumentCountLines: [String] {
    guard hasWrongArgumentCount else { return [] }
    return ["None of its calls has \(plural(conditions.count, "argument"))"]
  }

  /// The calls of the function with the fewest arguments that differ, at most three.
  private var nearestLines: [String] {
    guard !conditions.isEmpty else { return [] }
    let misses = calls.all.filter { $0.function == function }
      .map { (call: $0, mismatches: conditions.mismatches(with: $0.arguments)) }
      .filter { !$0.mismatches.isEmpty }
    guard let fewest = misses.map(\.mismatches.count).min() else { return [] }
    return misses.filter { $0.mismatches.count == fewest }.prefix(3).flatMap { miss in
      ["Nearest call: \(miss.call), at \(miss.call.callSite)"] + miss.mismatches.map(\.description)
    }
  }
}

extension CountSpecifier {
  /// The least number that is expected.
  fileprivate var fewest: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    case .atMost: 0
    case .between(let counts): counts.lowerBound
    }
  }
}

/// All calls in their order, each with the line that recorded it; of very many, the first and the last.
func recordedLines(_ calls: [RecordedCall]) -> [String] {
  guard !calls.isEmpty else { return ["Recorded calls: none"] }
  let lines = calls.enumerated().map { "  \($0 + 1). \($1), at \($1.callSite)" }
  guard lines.count > 1000 else { return ["Recorded calls:"] + lines }
  let omitted = "  … \(lines.count - 1000) calls that are not shown"
  return ["Recorded calls:"] + lines.prefix(500) + [omitted] + lines.suffix(500)
}
