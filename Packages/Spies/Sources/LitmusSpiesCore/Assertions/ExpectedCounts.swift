/// How many calls are expected, if several specifiers are to be met at once.
struct ExpectedCounts {
  private let all: [CountSpecifier]

  /// Takes what is given; if that is nothing, one call or more is expected.
  init(_ counts: [CountSpecifier?]) {
    let given = counts.compactMap(\.self)
    all = given.isEmpty ? [.atLeast(1)] : given
  }

  /// Whether any call is enough.
  var isAny: Bool { all == [.atLeast(1)] }

  /// The least number that is expected.
  var fewest: Int { all.map(\.fewest).max() ?? 0 }

  /// Whether a number of calls is what is expected.
  func isMet(by count: Int) -> Bool { all.allSatisfy { $0.isMet(by: count) } }

  /// Whether more calls can still lead to a number that is expected.
  func canBeMet(after count: Int) -> Bool { all.allSatisfy { $0.canBeMet(after: count) } }
}

extension ExpectedCounts: CustomStringConvertible {
  var description: String { all.map(\.description).joined(separator: " and ") }
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
