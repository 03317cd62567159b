import Dispatch
import Foundation
import LitmusToolSupport

/// Whether the user has pressed control-C, in which case a run ends before it writes.
enum InterruptRequest {
  private struct State {
    var isRequested = false
    /// What ends the running programs: each has its own process group, which does not receive a terminal's
    /// control-C.
    var running: [UUID: @Sendable () -> Void] = [:]
  }

  private static let state = Guarded(State())
  private static let sources = Guarded<[any DispatchSourceSignal]>([])

  static var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Remembers a program that has started.
  ///
  /// - Parameter end: Ends the program and its child processes; called immediately if that was requested before.
  static func remember(_ id: UUID, end: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      state.running[id] = end
      return state.isRequested
    }
    if isTooLate { end() }
  }

  static func forget(_ id: UUID) { state.withLock { $0.running[id] = nil } }

  /// Installs the signal handlers; a second control-C ends the process immediately.
  ///
  /// It returns only once the handlers are registered, which happens on another thread: until then,
  /// the signal would be ignored.
  static func listen() {
    let registered = DispatchSemaphore(value: 0)
    let listening = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        let (isRepeated, ends) = state.withLock { state in
          (exchange(&state.isRequested, with: true), Array(state.running.values))
        }
        for end in ends { end() }
        if isRepeated { exit(130) }
      }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return source
    }
    for _ in listening { registered.wait() }
    sources.withLock { $0 = listening }
  }
}
