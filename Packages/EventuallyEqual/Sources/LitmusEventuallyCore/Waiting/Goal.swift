@_spi(Litmus) internal import LitmusReporting

/// The result that a wait expects, with the texts about it in failures.
struct Goal<Value: Equatable> {
  /// The value that one evaluation fetched, or the error that it threw.
  typealias Try = Result<Value, any Error>

  /// The status of a wait after a try.
  enum Status {
    /// The wait is over, and has succeeded.
    case reached
    /// The wait continues.
    case open
    /// The wait is over, and has failed.
    case missed
  }

  /// Renders what is expected in a failure.
  var expected: () -> String
  /// The word before it, `always` or `never`, if the expectation must hold until the time is over.
  var adverb: String?
  /// Returns the status after a try.
  var status: (Try) -> Status
  var seenResult: (Try) -> SeenResult = { SeenResult(of: $0) }
  /// The difference to what was expected, if a value has parts to compare.
  var difference: (Try) -> String? = { _ in nil }
}

extension Goal {
  /// The texts for the failures of a wait for this goal.
  var texts: FailureTexts { FailureTexts(expected: expected(), adverb: adverb) }

  /// Whether the end of the time is a success.
  var lastsToTheEnd: Bool { adverb != nil }

  /// Returns the goal of a value that eventually equals another.
  static func eventually(_ expected: Value) -> Goal {
    Goal(
      expected: { failureText(ofUnwrapped: expected) },
      status: { attempt in attempt.isSuccess(expected) ? .reached : .open },
      difference: { $0.difference(to: expected) }
    )
  }

  /// Returns the goal of a value that equals another in every try until the time is over.
  static func always(_ expected: Value) -> Goal {
    Goal(
      expected: { failureText(ofUnwrapped: expected) },
      adverb: "always",
      status: { attempt in attempt.isSuccess(expected) ? .open : .missed },
      difference: { $0.difference(to: expected) }
    )
  }

  /// Returns the goal of a value that equals another in no try until the time is over.
  static func never(_ unexpected: Value) -> Goal {
    Goal(
      expected: { failureText(ofUnwrapped: unexpected) },
      adverb: "never",
      status: { attempt in
        // An error says nothing about the value: a closure that only throws must not pass.
        guard case .success(let value) = attempt else { return .missed }
        return value == unexpected ? .missed : .open
      }
    )
  }
}

extension Goal<Bool> {
  /// Returns the goal of a condition that eventually becomes true.
  static func condition(_ description: String?) -> Goal {
    let subject = description.map { failureText(of: $0) } ?? "the condition"
    return Goal(
      expected: { "\(subject) to become true" },
      status: { attempt in attempt.isSuccess(true) ? .reached : .open }
    )
  }

  /// Returns the goal of an error of a type that is eventually thrown by a closure whose value does not matter.
  static func error<Failure: Error>(_ type: Failure.Type) -> Goal {
    let isAny = ObjectIdentifier(type) == ObjectIdentifier((any Error).self)
    return Goal(
      expected: { isAny ? "an error" : "an error of type \(type)" },
      status: { attempt in
        guard case .failure(let error) = attempt, error is Failure else { return .open }
        return .reached
      },
      seenResult: { attempt in
        guard case .success = attempt else { return SeenResult(of: attempt) }
        return SeenResult(text: "no error", clause: "none was thrown")
      }
    )
  }
}

extension Result where Success: Equatable {
  /// Returns whether it is a value that equals another.
  func isSuccess(_ expected: Success) -> Bool {
    guard case .success(let value) = self else { return false }
    return value == expected
  }

  fileprivate func difference(to expected: Success) -> String? {
    guard case .success(let value) = self else { return nil }
    return failureDifference(expected: expected, actual: value)
  }
}

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

  /// What is expected.
  var expected: String
  /// The word before it, `always` or `never`, if the expectation must hold until the time is over.
  var adverb: String?

  /// Returns the failure's message, without the values that were seen and without a difference.
  func message(_ ending: Ending, seen: SeenResults, limit: WaitLimit) -> String {
    let when = adverb.map { "\($0) " } ?? ""
    return "Expected \(when)\(expected), but \(clause(ending, seen: seen, limit: limit))"
  }

  private func clause(_ ending: Ending, seen: SeenResults, limit: WaitLimit) -> String {
    let tries = Self.tries(seen.tries)
    guard var latest = seen.latest?.clause, adverb == nil || ending.isAboutLatest else {
      return clauseWithoutValue(ending, tries: seen.tries, limit: limit)
    }
    // NaN, for example, objects without a description, and long values that differ in the middle.
    if adverb != "never", latest == "was \(expected)" {
      latest =
        FailureLimits.current.hasOmitted
        ? "was a value that differs in what is not shown"
        : "was an unequal value with the same description"
    }
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
