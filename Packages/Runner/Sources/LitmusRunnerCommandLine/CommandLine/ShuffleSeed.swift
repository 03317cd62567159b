#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import ArgumentParser

/// The value of `--shuffle`: a seed, or a random one.
enum ShuffleSeed: ExpressibleByArgument, CustomStringConvertible {
  case random
  case fixed(UInt64)
  /// A value that is not a seed. The option is valid without a value, so the parser would otherwise
  /// treat it as given without one.
  case invalid(String)

  init(argument: String) {
    self = UInt64(argument).map(Self.fixed) ?? .invalid(argument)
  }

  /// Returns the seed.
  ///
  /// A random seed is short, so that it is quick to type.
  func value() throws -> UInt64 {
    switch self {
    case .random: .random(in: 1..<1_000_000)
    case .fixed(let seed): seed
    case .invalid(let text):
      throw RunError(
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
