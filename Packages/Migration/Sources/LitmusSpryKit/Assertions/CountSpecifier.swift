#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes

/// An expected number of calls.
public enum CountSpecifier: Sendable, Hashable {
  /// Exactly this many calls.
  case exactly(Int)
  /// This many calls or more.
  case atLeast(Int)
  /// This many calls or fewer.
  case atMost(Int)

  fileprivate var count: CallCount {
    switch self {
    case .exactly(let count): .exactly(count)
    case .atLeast(let count): .atLeast(count)
    case .atMost(let count): .atMost(count)
    }
  }
}

/// Returns what `countSpecifier:` and `times:` expect: at least one call if both are `nil`.
func expectedCount(_ specifiers: CountSpecifier?...) -> (count: CallCount, isGiven: Bool) {
  let counts = specifiers.compactMap { $0?.count }
  let count = counts.dropFirst().reduce(counts.first ?? .atLeast(1)) { $0.and($1) }
  return (count, !counts.isEmpty)
}
#endif
