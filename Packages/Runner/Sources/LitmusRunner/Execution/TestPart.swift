#if LITMUS_RUNNER
/// A part of a test's life that may throw.
enum TestPart {
  case initializer
  case setUp
  case test
  case teardownBlock
  case tearDown

  /// Whether the process is looked at afterwards; that is not free, and tests close descriptors.
  var mayDamage: Bool { self == .test || self == .tearDown }

  /// How a message says that an error came from here; the test itself need not be named.
  var origin: String {
    switch self {
    case .initializer: " by the suite's initialiser"
    case .setUp: " by setUp()"
    case .test: ""
    case .teardownBlock: " by a teardown block"
    case .tearDown: " by tearDown()"
    }
  }
}
#endif
