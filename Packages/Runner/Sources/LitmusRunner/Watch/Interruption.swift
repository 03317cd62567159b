#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// Whether the user has pressed Ctrl-C, or the process was asked to end.
enum Interruption {
  /// The number of the last signal; 0 if there was none.
  ///
  /// In memory of its own, which a handler may write to whatever it has interrupted.
  nonisolated(unsafe) private static let number = UnsafeMutablePointer<sig_atomic_t>.allocate(
    capacity: 1)

  /// Lets the two signals leave a mark instead of ending the process; programs that it starts get
  /// them as usual.
  static func listen() {
    // Made here, because a handler must not be the first to use it.
    number.initialize(to: 0)
    // Without SA_RESTART, so that a wait is not taken up again afterwards.
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

  /// The signal that has come; `nil` if none has.
  static var signalNumber: CInt? {
    number.pointee == 0 ? nil : CInt(number.pointee)
  }

  /// Waits; a signal ends the wait.
  ///
  /// - Parameter milliseconds: How long.
  static func wait(milliseconds: Int) {
    // One that comes right before the wait is seen after it.
    poll(nil, 0, CInt(milliseconds))
  }
}
#endif
