#if LITMUS_RUNNER
internal import ArgumentParser

/// The value of `--shuffle`: a seed, or one to be chosen.
enum ShuffleSeed: ExpressibleByArgument, CustomStringConvertible {
  case random
  case fixed(UInt64)

  init?(argument: String) {
    guard let seed = UInt64(argument) else { return nil }
    self = .fixed(seed)
  }

  /// The seed.
  ///
  /// A chosen one is short, so that it is soon typed.
  var value: UInt64 {
    switch self {
    case .random: .random(in: 1..<1_000_000)
    case .fixed(let seed): seed
    }
  }

  var description: String {
    switch self {
    case .random: "a random seed"
    case .fixed(let seed): "\(seed)"
    }
  }
}
#endif
