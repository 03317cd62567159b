@_spi(Litmus) internal import LitmusReporting

/// The calls that a fake has received, kept by the fake in a stored property.
///
/// Calls may be recorded and read from any thread. The recorded arguments are what the caller passed,
/// whether they are Sendable or not: to look into them while another thread changes them is up to
/// the test.
public final class SpyRecord: Sendable {
  private let recorded = Locked<[RecordedCall]>([])

  /// Makes a record without calls.
  public init() {}

  var calls: [RecordedCall] { recorded.withLock { $0 } }

  func append(_ call: RecordedCall) {
    recorded.withLock { $0.append(call) }
  }

  func removeAll() {
    // The arguments are released after the lock, because a deinit is a user's code.
    let calls = recorded.withLock { calls in
      defer { calls = [] }
      return calls
    }
    withExtendedLifetime(calls) {}
  }
}
