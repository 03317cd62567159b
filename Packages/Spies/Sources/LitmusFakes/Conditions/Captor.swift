#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A list of arguments of one type, filled by `Match/capture(into:)`.
///
/// ```swift
/// let ids = Captor<String>()
/// fake.when.load(id: .capture(into: ids)).andReturn(page)
/// ```
///
/// In a stub, it receives the argument of each call that the stub answers; in a verification that passes, also one that
/// waits, those of all calls that the verification found; in one of an order, that of the call of its step.
public final class Captor<Value>: @unchecked Sendable {
  // Safe to share: the values are only accessed under the lock.
  private let captured = Locked<[Any?]>([])

  /// Makes an empty captor.
  public init() {}

  /// The arguments, in the order of the calls.
  public var values: [Value] {
    captured.withLock(\.self).compactMap { $0 as? Value }
  }

  /// The argument of the last call.
  public var last: Value? { values.last }

  func capture(_ argument: Value) { captured.withLock { $0.append(argument) } }
}
#endif
