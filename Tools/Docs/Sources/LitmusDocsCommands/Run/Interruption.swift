internal import Dispatch
internal import Foundation
internal import LitmusDocsChecks

/// Whether the user has pressed control-C: a run then ends before it writes.
enum Interruption {
  private static let state = InterruptionState()

  static var isRequested: Bool { state.isRequested }

  /// Begins to listen; a second control-C ends the process at once.
  static func listen() {
    state.listen(to: [SIGINT, SIGTERM]) { isFirst in
      RunningCommands.endAll()
      if !isFirst { exit(130) }
    }
  }
}

private final class InterruptionState: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  private var sources: [any DispatchSourceSignal] = []

  var isRequested: Bool { lock.withLock { value } }

  func listen(to signals: [Int32], _ action: @escaping @Sendable (_ isFirst: Bool) -> Void) {
    lock.withLock {
      sources = signals.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [self] in action(request()) }
        source.resume()
        return source
      }
    }
  }

  /// Notes the request, and tells whether it is the first.
  private func request() -> Bool {
    lock.withLock {
      defer { value = true }
      return !value
    }
  }
}
