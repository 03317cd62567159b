#if LITMUS_RUNNER
internal import Foundation
internal import Synchronization

/// Whether the user has pressed Ctrl-C, or the process was asked to end.
enum Interruption {
  /// The number of the last signal; 0 if there was none.
  private static let number = Atomic<CInt>(0)

  /// Lets the two signals leave a mark instead of ending the process; programs that it starts get
  /// them as usual.
  static func listen() {
    // Made here, because a handler must not be the first to use it.
    number.store(0, ordering: .relaxed)
    // Without SA_RESTART, so that a wait is not taken up again afterwards.
    var action = sigaction()
    let handler: @convention(c) (CInt) -> Void = {
      Interruption.number.store($0, ordering: .relaxed)
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
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
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
