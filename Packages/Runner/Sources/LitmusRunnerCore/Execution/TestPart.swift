#if LITMUS_RUNNER
/// A part of a test's lifecycle that may throw.
enum TestPart {
  case initializer
  case setUp
  case test
  case teardownBlock
  case tearDown

  /// Whether the process is checked for damage afterwards; that has a cost, but tests close
  /// descriptors.
  var mayDamage: Bool { self == .test || self == .tearDown }

  /// The text by which a message names this part as the origin of an error; empty for the test
  /// itself.
  var origin: String {
    switch self {
    case .initializer: " by the suite's initializer"
    case .setUp: " by setUp()"
    case .test: ""
    case .teardownBlock: " by a teardown block"
    case .tearDown: " by tearDown()"
    }
  }
}
#endif
