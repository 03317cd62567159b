internal import LitmusReporting

extension DidCallResult {
  /// The failure message of an assertion: the expected call, the count, the nearest calls and all calls;
  /// `nil` on success.
  public var failureMessage: String? { failureMessage() }

  /// Returns the failure message of an assertion; `nil` on success.
  ///
  /// - Parameter circumstances: The beginning of the message, as in `Timed out after 1.0 seconds`.
  func failureMessage(_ circumstances: String? = nil) -> String? {
    guard !success else { return nil }
    if let problem = calls.problem { return problem }
    let received = circumstances.map { "\($0): received" } ?? "Received"
    var lines = ["\(received) \(pattern) \(plural(count, "time")), but expected \(counts)"]
    let all = calls.all
    lines += argumentCountLines
    if count < counts.fewest {
      lines += nearestLines(
        to: pattern.conditions, among: all.filter { $0.function == pattern.function })
    }
    return (lines + recordedLines(all)).joined(separator: "\n")
  }

  /// The failure message of an assertion that the call was not received; `nil` if it was not.
  var unexpectedMessage: String? {
    if let problem = calls.problem { return problem }
    let first: String
    if hasWrongArgumentCount {
      first = "Looked for \(pattern), but expected the number of arguments that its calls have"
    } else if success {
      let unexpected = counts.isAny ? "none" : "not \(counts)"
      first = "Received \(pattern) \(plural(count, "time")), but expected \(unexpected)"
    } else {
      return nil
    }
    return ([first] + argumentCountLines + recordedLines(calls.all)).joined(separator: "\n")
  }

  private var argumentCountLines: [String] {
    hasWrongArgumentCount
      ? ["None of its calls has \(plural(pattern.conditions.count, "argument"))"] : []
  }
}
