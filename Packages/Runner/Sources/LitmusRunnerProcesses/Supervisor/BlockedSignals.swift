#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// The signals that stop a run, which are blocked until the run asks for them.
///
/// This must be created before other threads, so that they block the signals too.
package struct BlockedSignals {
  /// The signals that were blocked before, which child processes block as well.
  let before: sigset_t
  private var blocked: sigset_t
  private let watched: [Int32]

  /// Blocks the signals that would have ended this process.
  package init(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    // A program in the background of a script ignores SIGINT, and continues to do so.
    watched = signals.filter { !Self.isIgnored($0) }
    blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in watched { sigaddset(&blocked, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    self.before = before
  }

  /// Returns the pending signal, if there is one, and clears it.
  package func take() -> Int32? {
    var pending = sigset_t()
    guard sigpending(&pending) == 0, watched.contains(where: { sigismember(&pending, $0) == 1 })
    else { return nil }
    var set = blocked
    var signal = Int32(0)
    return sigwait(&set, &signal) == 0 ? signal : nil
  }

  /// Restores the signals that were blocked before.
  package func unblock() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    // SIG_IGN, whose macro is not a constant in Swift on all platforms.
    return handler == 1
  }
}
#endif
