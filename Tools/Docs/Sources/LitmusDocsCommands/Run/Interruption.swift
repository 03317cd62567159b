internal import Dispatch
internal import Foundation
internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusToolSupport

/// Whether the user has pressed control-C: a run then ends before it writes.
enum Interruption {
  private static let isSet = Guarded(false)
  private static let sources = Guarded<[any DispatchSourceSignal]>([])

  static var isRequested: Bool { isSet.withLock { $0 } }

  /// Begins to listen; a second control-C ends the process at once.
  ///
  /// When it returns, no signal is lost: a source is registered on another thread, and until then the
  /// signal would only be ignored.
  static func listen() {
    let registered = DispatchSemaphore(value: 0)
    let listening = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        let isRepeated = isSet.withLock { isSet in
          defer { isSet = true }
          return isSet
        }
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
