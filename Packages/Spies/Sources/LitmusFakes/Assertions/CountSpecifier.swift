@_spi(Litmus) internal import LitmusReporting

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

  /// The lowest number that is expected.
  var fewest: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    case .atMost: 0
    case .between(let counts): counts.lowerBound
    }
  }

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
    case .exactly(let count): "exactly \(counted(count, "time"))"
    case .atLeast(let count): "at least \(counted(count, "time"))"
    case .atMost(let count): "at most \(counted(count, "time"))"
    case .between(let counts): "\(counts.lowerBound) to \(counted(counts.upperBound, "time"))"
    }
  }
}

/// The expected number of calls, as one or more specifiers that must all be met.
struct ExpectedCounts {
  private let all: [CountSpecifier]

  /// Creates the counts from the given specifiers; if there are none, at least one call is expected.
  init(_ counts: [CountSpecifier?]) {
    let given = counts.compactMap(\.self)
    all = given.isEmpty ? [.atLeast(1)] : given
  }

  /// Whether one call is enough and no other limit is set.
  var isAny: Bool { all == [.atLeast(1)] }

  /// The lowest number that is expected.
  var fewest: Int { all.map(\.fewest).max() ?? 0 }

  /// Returns whether a number of calls is expected.
  func isMet(by count: Int) -> Bool { all.allSatisfy { $0.isMet(by: count) } }

  /// Returns whether the number of calls is, or can still become, an expected number.
  func canBeMet(after count: Int) -> Bool { all.allSatisfy { $0.canBeMet(after: count) } }
}

extension ExpectedCounts: CustomStringConvertible {
  var description: String { all.map(\.description).joined(separator: " and ") }
}
