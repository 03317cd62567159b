@_spi(Litmus) internal import LitmusReporting

/// What a wait wants to see, and how its failures speak of it.
struct Goal<Value: Equatable> {
  /// What one evaluation fetched or threw.
  typealias Try = Result<Value, any Error>

  enum Verdict {
    /// The wait is over, and well.
    case reached
    /// It goes on.
    case open
    /// The wait is over, and has failed.
    case missed
  }

  /// Renders what stands after "Expected" in a failure.
  var expected: () -> String
  /// Whether what is expected lasts: the end of the time is then a good end.
  var lastsToTheEnd = false
  var verdict: (Try) -> Verdict
  var sighting: (Try) -> Sighting = { Sighting(of: $0) }
  /// The difference to what was expected, if a value has parts to compare.
  var difference: (Try) -> String? = { _ in nil }
}

extension Goal {
  /// How the failures of a wait for it read.
  var wording: Wording { Wording(expected: expected(), lastsToTheEnd: lastsToTheEnd) }

  /// A value that equals another in the end.
  static func eventually(_ expected: Value) -> Goal {
    Goal(
      expected: { failureText(of: expected) },
      verdict: { $0.isSuccess(expected) ? .reached : .open },
      difference: { $0.difference(to: expected) }
    )
  }

  /// A value that equals another at each look, to the end.
  static func always(_ expected: Value) -> Goal {
    Goal(
      expected: { "always \(failureText(of: expected))" },
      lastsToTheEnd: true,
      verdict: { $0.isSuccess(expected) ? .open : .missed },
      difference: { $0.difference(to: expected) }
    )
  }

  /// A value that equals another at no look, to the end.
  static func never(_ unexpected: Value) -> Goal {
    Goal(
      expected: { "never \(failureText(of: unexpected))" },
      lastsToTheEnd: true,
      verdict: { attempt in
        // An error tells nothing of the value: a closure that only throws must not pass.
        guard case .success(let value) = attempt else { return .missed }
        return value == unexpected ? .missed : .open
      }
    )
  }
}

extension Goal<Bool> {
  /// A condition that is true in the end.
  static func condition(_ description: String?) -> Goal {
    let subject = description.map { failureText(of: $0) } ?? "the condition"
    return Goal(
      expected: { "\(subject) to become true" },
      verdict: { $0.isSuccess(true) ? .reached : .open }
    )
  }
}

/// What a closure that is to throw returns if it does not.
struct NoError: Equatable {}

extension Goal<NoError> {
  /// An error of a type in the end.
  static func error<Failure: Error>(_ type: Failure.Type) -> Goal {
    let isAny = ObjectIdentifier(type) == ObjectIdentifier((any Error).self)
    return Goal(
      expected: { isAny ? "an error" : "an error of type \(type)" },
      verdict: { attempt in
        guard case .failure(let error) = attempt, error is Failure else { return .open }
        return .reached
      },
      sighting: { attempt in
        guard case .success = attempt else { return Sighting(of: attempt) }
        return Sighting(text: "no error", clause: "none was thrown")
      }
    )
  }
}

extension Result where Success: Equatable {
  fileprivate func isSuccess(_ expected: Success) -> Bool {
    guard case .success(let value) = self else { return false }
    return value == expected
  }

  fileprivate func difference(to expected: Success) -> String? {
    guard case .success(let value) = self else { return nil }
    return failureDifference(expected: expected, actual: value)
  }
}
