#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// The state of interruption: whether the user has pressed Ctrl-C, or the process received another signal that stops
/// it.
package enum Interruption {
  /// The number of the last signal; 0 if there was none.
  ///
  /// It is in memory of its own, which a signal handler may write to whatever it has interrupted.
  nonisolated(unsafe) private static let number: UnsafeMutablePointer<sig_atomic_t> = {
    let number = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()

  /// Handles signals by storing their number, instead of ending the process; programs that it starts get them as
  /// usual.
  ///
  /// A program in the background of a script ignores SIGINT, and continues to do so.
  package static func listen(to signals: [CInt] = [SIGINT, SIGTERM]) {
    // Initialized here, because a signal handler must not be the first to use it.
    number.pointee = 0
    handle(signals) { Interruption.number.pointee = sig_atomic_t($0) }
  }

  /// Lets signals end the process again.
  package static func stopListening(to signals: [CInt]) { handle(signals, by: SIG_DFL) }

  private static func handle(_ signals: [CInt], by handler: (@convention(c) (CInt) -> Void)?) {
    for signal in signals {
      // Without SA_RESTART, so that a wait is not resumed afterwards.
      var action = sigaction()
      var before = sigaction()
      sigaction(signal, nil, &before)
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
      let known = before.__sigaction_u.__sa_handler
      #else
      action.__sigaction_handler.sa_handler = handler
      let known = before.__sigaction_handler.sa_handler
      #endif
      // SIG_IGN, whose macro is not a constant in Swift on all platforms.
      if unsafeBitCast(known, to: Int.self) != 1 { sigaction(signal, &action, nil) }
    }
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

  /// Waits for a time, or until a signal arrives.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  package static func wait(milliseconds: Int) {
    // A signal that arrives right before the wait is noticed after it.
    poll(nil, 0, CInt(milliseconds))
  }
}
#endif
