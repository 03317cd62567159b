/// How many calls are expected.
public enum CountSpecifier: Sendable, Hashable {
  /// As many as this, no more and no fewer.
  case exactly(Int)
  /// As many as this, or more.
  case atLeast(Int)
  /// As many as this, or fewer.
  case atMost(Int)

  /// Whether a number of calls is what is expected.
  func isMet(by count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atLeast(let expected): count >= expected
    case .atMost(let expected): count <= expected
    }
  }
}

extension CountSpecifier: CustomStringConvertible {
  /// The expected number in words, as in `at least 1 time`.
  public var description: String {
    switch self {
    case .exactly(let count): "exactly \(times(count))"
    case .atLeast(let count): "at least \(times(count))"
    case .atMost(let count): "at most \(times(count))"
    }
  }
}

func times(_ count: Int) -> String {
  count == 1 ? "1 time" : "\(count) times"
}
