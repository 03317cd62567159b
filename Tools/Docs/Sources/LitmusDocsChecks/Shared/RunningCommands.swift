import Foundation
import LitmusDocsFormat
import LitmusToolSupport

/// The programs that run now, so that they can be ended when the user asks to stop.
///
/// Each runs in a process group of its own, which a terminal's control-C does not reach.
package enum RunningCommands {
  private struct State {
    var running: [UUID: @Sendable () -> Void] = [:]
    var isEnding = false
  }

  private static let state = Guarded(State())

  /// Ends all programs with what they started, and lets no other one start.
  package static func endAll() {
    let ends = state.withLock { state in
      state.isEnding = true
      return Array(state.running.values)
    }
    for end in ends { end() }
  }

  /// Notes a program that has started.
  ///
  /// - Parameter end: Ends the program; called at once where all have been ended before.
  static func add(_ id: UUID, end: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      state.running[id] = end
      return state.isEnding
    }
    if isTooLate { end() }
  }

  static func remove(_ id: UUID) { state.withLock { $0.running[id] = nil } }
}
