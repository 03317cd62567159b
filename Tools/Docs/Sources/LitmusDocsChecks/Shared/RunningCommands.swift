import Foundation
import LitmusDocsFormat
import LitmusToolSupport

/// The running programs, which are ended when the user asks to stop.
///
/// Each runs in its own process group, which does not receive a terminal's control-C.
package enum RunningCommands {
  private struct State {
    var running: [UUID: @Sendable () -> Void] = [:]
    var isEnding = false
  }

  private static let state = Guarded(State())

  /// Ends all programs and their child processes, and any program that starts later.
  package static func endAll() {
    let ends = state.withLock { state in
      state.isEnding = true
      return Array(state.running.values)
    }
    for end in ends { end() }
  }

  /// Adds a program that has started.
  ///
  /// - Parameter end: Ends the program; called immediately if `endAll()` has been called before.
  static func add(_ id: UUID, end: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      state.running[id] = end
      return state.isEnding
    }
    if isTooLate { end() }
  }

  static func remove(_ id: UUID) { state.withLock { $0.running[id] = nil } }
}
