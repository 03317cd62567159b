#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// The state of interruption: whether the user has pressed Ctrl-C, or the process received SIGTERM.
package enum Interruption {
  /// The number of the last signal; 0 if there was none.
  ///
  /// It is in memory of its own, which a signal handler may write to whatever it has interrupted.
  nonisolated(unsafe) private static let number: UnsafeMutablePointer<sig_atomic_t> = {
    let number = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()

  /// Handles the two signals by storing their number, instead of ending the process; programs that
  /// it starts get them as usual.
  package static func listen() {
    // Initialized here, because a signal handler must not be the first to use it.
    number.pointee = 0
    // Without SA_RESTART, so that a wait is not resumed afterwards.
    var action = sigaction()
    let handler: @convention(c) (CInt) -> Void = {
      Interruption.number.pointee = sig_atomic_t($0)
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    for signalNumber in [SIGINT, SIGTERM] { sigaction(signalNumber, &action, nil) }
  }

  /// Ignores SIGPIPE, so that a reader that ends early does not end this process before all reports are
  /// written; the report that it has read is then incomplete.
  ///
  /// Programs that it starts get the signal as usual.
  package static func ignoreClosedReaders() { signal(SIGPIPE, SIG_IGN) }

  /// The last signal that was received; `nil` if there was none.
  package static var signalNumber: CInt? {
    number.pointee == 0 ? nil : CInt(number.pointee)
  }

  /// Returns whether this process has received one of some signals, which may be blocked until it asks for them.
  package static func hasReceived(_ signals: CInt...) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { $0 == signalNumber || sigismember(&pending, $0) == 1 }
  }

  /// Waits for a time, or until a signal arrives.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  package static func wait(milliseconds: Int) {
    // A signal that arrives right before the wait is noticed after it.
    poll(nil, 0, CInt(milliseconds))
  }
}
#endif
