import Foundation

/// The programs that run now, so that they can be ended when the user asks to stop.
///
/// Each runs in a process group of its own, which a terminal's control-C does not reach.
package enum RunningCommands {
  private static let state = State()

  /// Ends all programs with what they started, and lets no other one start.
  package static func endAll() { state.endAll() }

  /// Notes a program that has started.
  ///
  /// - Parameter end: Ends the program; called at once where all have been ended before.
  static func add(_ id: UUID, end: @escaping @Sendable () -> Void) { state.add(id, end) }

  static func remove(_ id: UUID) { state.remove(id) }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var running: [UUID: @Sendable () -> Void] = [:]
    private var isEnding = false

    func endAll() {
      let ends = lock.withLock {
        isEnding = true
        return running.values
      }
      for end in ends { end() }
    }

    func add(_ id: UUID, _ end: @escaping @Sendable () -> Void) {
      let isTooLate = lock.withLock {
        running[id] = end
        return isEnding
      }
      if isTooLate { end() }
    }

    func remove(_ id: UUID) { lock.withLock { running[id] = nil } }
  }
}
