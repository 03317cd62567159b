#if os(macOS) || os(Linux)
import Foundation

/// The signals that end this process, which interrupt a process that it has started.
///
/// Foundation starts a process in a process group of its own, which does not receive a terminal's control-C, and
/// SwiftPM signals a plug-in alone: what either has started would go on.
final class PassedSignals: @unchecked Sendable {
  private static let numbers = [SIGINT, SIGTERM]

  private let queue = DispatchQueue(label: "signals")
  private var sources: [any DispatchSourceSignal] = []
  /// The latest signal, which only the queue reads and writes.
  private var received: Int32?

  init(to process: Process) {
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in
        self?.received = number
        process.interrupt()
      }
      source.activate()
      return source
    }
  }

  /// Ends this process if it has received a signal.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
    if let received = queue.sync(execute: { received }) { raise(received) }
  }
}
#endif
