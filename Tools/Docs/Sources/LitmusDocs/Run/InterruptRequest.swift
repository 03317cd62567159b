internal import LitmusDocsFormat
import Dispatch
import Foundation
import LitmusToolSupport

/// Whether the user has pressed control-C, in which case a run ends before it writes.
enum InterruptRequest {
  private static let isSet = Guarded(false)
  private static let sources = Guarded<[any DispatchSourceSignal]>([])

  static var isRequested: Bool { isSet.withLock { $0 } }

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
        let isRepeated = isSet.withLock { exchange(&$0, with: true) }
        RunningCommands.endAll()
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
