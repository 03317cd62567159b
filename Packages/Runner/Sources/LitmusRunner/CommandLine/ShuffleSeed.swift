#if LITMUS_RUNNER
internal import ArgumentParser

/// The value of `--shuffle`: a seed, or one to be chosen.
enum ShuffleSeed: ExpressibleByArgument, CustomStringConvertible {
  case random
  case fixed(UInt64)
  /// What is no seed. The option may stand alone, so the parser would take it for one that does.
  case invalid(String)

  init(argument: String) {
    self = UInt64(argument).map(Self.fixed) ?? .invalid(argument)
  }

  /// The seed.
  ///
  /// A chosen one is short, so that it is soon typed.
  func value() throws -> UInt64 {
    switch self {
    case .random: .random(in: 1..<1_000_000)
    case .fixed(let seed): seed
    case .invalid(let text):
      throw CommandLineError(
        "--shuffle was '\(visible(text))', but expected a whole number that is not negative.")
    }
  }

  var description: String {
    switch self {
    case .random: "a random seed"
    case .fixed(let seed): "\(seed)"
    case .invalid(let text): text
    }
  }
}
#endif
