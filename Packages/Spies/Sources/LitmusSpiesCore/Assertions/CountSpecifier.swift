/// An expected number of calls.
public enum CountSpecifier: Sendable, Hashable {
  /// Exactly this many.
  case exactly(Int)
  /// This many or more.
  case atLeast(Int)
  /// This many or fewer.
  case atMost(Int)
  /// Any number in the range, including its bounds.
  case between(ClosedRange<Int>)

  /// No calls.
  public static var never: CountSpecifier { .exactly(0) }

  /// Returns whether a number of calls is expected.
  func isMet(by count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atLeast(let expected): count >= expected
    case .atMost(let expected): count <= expected
    case .between(let expected): expected.contains(count)
    }
  }

  /// Returns whether the number of calls is, or can still become, an expected number.
  func canBeMet(after count: Int) -> Bool {
    switch self {
    case .exactly(let expected), .atMost(let expected): count <= expected
    case .atLeast: true
    case .between(let expected): count <= expected.upperBound
    }
  }
}

extension CountSpecifier: CustomStringConvertible {
  /// The expected number in words, as in `at least 1 time`.
  public var description: String {
    switch self {
    case .exactly(let count): "exactly \(plural(count, "time"))"
    case .atLeast(let count): "at least \(plural(count, "time"))"
    case .atMost(let count): "at most \(plural(count, "time"))"
    case .between(let counts): "\(counts.lowerBound) to \(plural(counts.upperBound, "time"))"
    }
  }
}
