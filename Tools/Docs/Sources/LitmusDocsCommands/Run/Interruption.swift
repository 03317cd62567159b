internal import Dispatch
internal import Foundation

/// Whether the user has pressed control-C: a run then ends before it writes.
enum Interruption {
  // A flag of the process, because a signal is one.
  nonisolated(unsafe) private static var source: (any DispatchSourceSignal)?
  private static let flag = InterruptionFlag()

  static var isRequested: Bool { flag.isSet }

  /// Begins to listen; a second control-C ends the process at once.
  @MainActor static func listen() {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      if flag.isSet { exit(130) }
      flag.set()
    }
    source.resume()
    self.source = source
  }
}

private final class InterruptionFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
