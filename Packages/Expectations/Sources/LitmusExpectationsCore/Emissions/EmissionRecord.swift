@_spi(Litmus) internal import LitmusReporting

/// The values that a sequence has emitted, how far they have been read, and how it ended.
final class EmissionRecord<Value: Sendable>: Sendable {
  /// The result of reading.
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
    var readers: [ObjectIdentifier: Wait] = [:]

    /// Whether a value or the end can be read.
    var isReadable: Bool { readCount < values.count || ending != nil }

    /// Reads the next of the first `count` values, or the end; `nil` if neither is available.
    mutating func read(ofFirst count: Int) -> Reading? {
      guard readCount < values.count else { return ending }
      guard readCount < count else { return nil }
      defer { readCount += 1 }
      return .value(values[readCount])
    }
  }

  private let state = Locked(State())

  /// All values so far, including those that have been read.
  var values: [Value] { state.withLock { $0.values } }

  /// How many values there are so far.
  var count: Int { state.withLock { $0.values.count } }

  func add(_ value: Value) {
    change { $0.values.append(value) }
  }

  func end(with error: (any Error)?) {
    change { $0.ending = .ended(error) }
  }

  private func change(_ body: (inout State) -> Void) {
    let readers = state.withLock { state in
      body(&state)
      return exchange(&state.readers, with: [:]).values
    }
    for reader in readers { reader.end() }
  }

  /// Reads the next value or the end, if it is available.
  ///
  /// - Parameter count: How many values, counted from the first of all, may be read.
  func read(ofFirst count: Int) -> Reading? {
    state.withLock { $0.read(ofFirst: count) }
  }

  /// Reads all available values.
  func readAll() -> [Value] {
    state.withLock { state in
      defer { state.readCount = state.values.count }
      return Array(state.values[state.readCount...])
    }
  }

  /// Waits until a value or the end can be read, which another reader may then read first.
  ///
  /// If the time is over or the task is cancelled, it returns that even if something can be read.
  nonisolated(nonsending) func waitUntilReadable(
    within countdown: Countdown
  ) async -> Wait.End {
    let wait = Wait()
    defer { state.withLock { _ = $0.readers.removeValue(forKey: ObjectIdentifier(wait)) } }
    return await countdown.waitForEnd(of: wait) {
      state.withLock { state in
        if !state.isReadable { state.readers[ObjectIdentifier(wait)] = wait }
        return state.isReadable
      }
    }
  }
}
