import LitmusExpectationsCore
import LitmusReporting

/// The actions on an expectation and its wait in the stress.
enum StressPair: CaseIterable {
  case fulfilled
  case fulfilledThrice
  case fulfilledBefore
  case awaitedTwice
  case fulfilledAtTimeout
  case fulfilledAtCancellation
  case timedOut
  case cancelled

  /// Returns a random one; three in four are only fulfilled.
  static func random() -> StressPair {
    switch Int.random(in: 0..<16) {
    case 0..<8: .fulfilled
    case 8, 9: .fulfilledThrice
    case 10: .fulfilledBefore
    case 11: .awaitedTwice
    case 12: .fulfilledAtTimeout
    case 13: .fulfilledAtCancellation
    case 14: .timedOut
    default: .cancelled
    }
  }

  /// How many times the expectation must be fulfilled.
  var fulfillmentCount: Int { self == .fulfilledThrice ? 3 : 1 }

  var waitCount: Int { self == .awaitedTwice ? 2 : 1 }

  /// The timeout: long unless it is to expire, so that a lost wake-up appears as a timeout.
  var timeout: Duration {
    switch self {
    case .fulfilledBefore: .zero
    case .timedOut, .fulfilledAtTimeout: .microseconds(.random(in: 0...500))
    default: .seconds(10)
    }
  }

  /// The actions of the threads, in any order.
  func actions(
    on expectation: AsyncExpectation, waits: [Task<Void, Never>]
  ) -> [@Sendable () -> Void] {
    let fulfill: @Sendable () -> Void = { expectation.fulfill() }
    let cancel: @Sendable () -> Void = { for wait in waits { wait.cancel() } }
    return switch self {
    case .fulfilled, .awaitedTwice, .fulfilledAtTimeout: [fulfill]
    case .fulfilledThrice: [fulfill, fulfill, fulfill]
    case .fulfilledAtCancellation: [fulfill, cancel]
    case .cancelled: [cancel]
    case .fulfilledBefore, .timedOut: []
    }
  }

  /// The ways in which its wait may end.
  var endings: Set<StressEnding> {
    switch self {
    case .fulfilled, .fulfilledThrice, .fulfilledBefore, .awaitedTwice: [.passed]
    case .fulfilledAtTimeout: [.passed, .timedOut]
    case .fulfilledAtCancellation: [.passed, .cancelled]
    case .timedOut: [.timedOut]
    case .cancelled: [.cancelled]
    }
  }
}

/// How a wait ended, by the failures that it reported.
enum StressEnding {
  case passed
  case timedOut
  case cancelled
  case other

  init(_ failures: [ReportedFailure]) {
    self =
      switch failures.first?.message {
      case nil: .passed
      case let message? where failures.count == 1 && message.hasPrefix("Timed out"): .timedOut
      case let message? where failures.count == 1 && message.hasPrefix("Cancelled"): .cancelled
      default: .other
      }
  }
}
