@_spi(Litmus) internal import LitmusReporting

/// The texts for the failures of one wait.
struct FailureTexts: Sendable {
  /// The reason why a wait failed.
  enum Ending: Sendable {
    case timedOut
    /// A try had not returned when the time was over.
    case stillEvaluating
    case cancelled
    /// A wrong result was seen, this long after the beginning.
    case missed(after: Duration)
  }

  /// The text after "Expected".
  var expected: String
  /// Whether the expectation must hold until the time is over: the end of the time is then a success.
  var lastsToTheEnd = false

  /// Returns the failure's message, without the values that were seen and without a difference.
  func message(_ ending: Ending, seen: SeenResults, limit: WaitLimit) -> String {
    "Expected \(expected), but \(clause(ending, seen: seen, limit: limit))"
  }

  private func clause(_ ending: Ending, seen: SeenResults, limit: WaitLimit) -> String {
    let tries = Self.tries(seen.tries)
    guard var latest = seen.latest?.clause, !lastsToTheEnd || ending.isAboutLatest else {
      return clauseWithoutValue(ending, tries: seen.tries, limit: limit)
    }
    // NaN, for example, and objects without a description.
    if latest == "was \(expected)" { latest = "was an unequal value with the same description" }
    return switch ending {
    case .timedOut: "\(latest) after \(tries), timing out after \(limit)"
    case .stillEvaluating: "\(latest) after \(tries), still evaluating after \(limit)"
    case .cancelled: "\(latest) after \(tries), cancelled \(Self.early(limit))"
    case .missed(let elapsed):
      "\(latest) on try \(seen.tries), after \(elapsed.inThousandths)"
        + (limit.duration == nil ? " seconds" : " of \(limit)")
    }
  }

  /// Returns the clause for a failure without a value to show, or without a wrong value.
  private func clauseWithoutValue(_ ending: Ending, tries: Int, limit: WaitLimit) -> String {
    switch ending {
    case .cancelled: "was cancelled \(Self.early(limit)), after \(Self.tries(tries))"
    case .stillEvaluating, .timedOut, .missed:
      "try \(tries + 1) was still evaluating after \(limit)"
    }
  }

  private static func early(_ limit: WaitLimit) -> String {
    limit.duration == nil ? "while waiting with \(limit)" : "before the timeout of \(limit)"
  }

  /// Returns the text for a number of tries.
  static func tries(_ count: Int) -> String { count == 1 ? "1 try" : "\(count) tries" }
}

extension FailureTexts.Ending {
  fileprivate var isAboutLatest: Bool {
    if case .missed = self { true } else { false }
  }
}
