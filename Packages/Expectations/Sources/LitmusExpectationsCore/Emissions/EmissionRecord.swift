@_spi(Litmus) internal import LitmusReporting

/// The values that a sequence has emitted, how far they have been read, and how it ended.
final class EmissionRecord<Value: Sendable>: Sendable {
  /// What came of reading.
  enum Reading: Sendable {
    case value(Value)
    case ended((any Error)?)
    case timedOut
    case cancelled
  }

  private struct State {
    var values: [Value] = []
    var readCount = 0
    var ending: Reading?
    var readers: [ObjectIdentifier: Wait<Void>] = [:]

    /// Reads what is there; `nil` if there is nothing more as yet.
    mutating func read() -> Reading? {
      guard readCount < values.count else { return ending }
      defer { readCount += 1 }
      return .value(values[readCount])
    }
  }

  private let state = Locked(State())

  var values: [Value] { state.withLock { $0.values } }

  func add(_ value: Value) {
    change { $0.values.append(value) }
  }

  func end(with error: (any Error)?) {
    change { $0.ending = .ended(error) }
  }

  private func change(_ body: (inout State) -> Void) {
    let readers = state.withLock { state in
      body(&state)
      defer { state.readers = [:] }
      return state.readers.values
    }
    for reader in readers { reader.end(with: ()) }
  }

  /// Reads the next value or the end, once it is there.
  func read(
    within countdown: Countdown,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Reading {
    while true {
      let wait = Wait<Void>()
      let reading = state.withLock { state in
        let reading = state.read()
        if reading == nil { state.readers[ObjectIdentifier(wait)] = wait }
        return reading
      }
      if let reading { return reading }
      let end = await wait.end(within: countdown.remaining, clock: countdown.clock)
      state.withLock { _ = $0.readers.removeValue(forKey: ObjectIdentifier(wait)) }
      switch end {
      case .outcome: continue  // Another reader may have been faster.
      case .timedOut: return .timedOut
      case .cancelled: return .cancelled
      }
    }
  }
}
