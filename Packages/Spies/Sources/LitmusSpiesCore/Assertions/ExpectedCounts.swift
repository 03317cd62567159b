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

extension CountSpecifier {
  /// The lowest number that is expected.
  fileprivate var fewest: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    case .atMost: 0
    case .between(let counts): counts.lowerBound
    }
  }
}
