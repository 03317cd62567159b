/// How many calls are expected.
public enum CountSpecifier: Sendable, Hashable {
  /// As many as this, no more and no fewer.
  case exactly(Int)
  /// As many as this, or more.
  case atLeast(Int)
  /// As many as this, or fewer.
  case atMost(Int)
  /// As many as the range says, its ends included.
  case between(ClosedRange<Int>)

  /// None at all.
  public static var never: CountSpecifier { .exactly(0) }

  /// Whether a number of calls is what is expected.
  func isMet(by count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atLeast(let expected): count >= expected
    case .atMost(let expected): count <= expected
    case .between(let expected): expected.contains(count)
    }
  }

  /// Whether more calls can still lead to a number that is expected.
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
