#if os(macOS) || os(Linux)
import Foundation

/// The signals that end this process, which interrupt the build that it has started.
///
/// Foundation starts a process in a process group of its own, which does not receive a terminal's control-C, and
/// SwiftPM signals a plug-in alone: what either has started would go on. A process has at most one of these.
struct PassedSignals: Sendable {
  /// Those that were not ignored when this process was started.
  private let numbers: [Int32]

  /// Keeps signals from ending this process.
  init() {
    numbers = [SIGINT, SIGTERM, SIGHUP].filter { number in
      let earlier = signal(number, passSignal)
      let isIgnored = unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      // As a shell starts a program in the background.
      if isIgnored { signal(number, SIG_IGN) }
      return !isIgnored
    }
  }

  /// Interrupts a process when a signal arrives, or at once if one has arrived.
  ///
  /// - Parameter process: The process; nil if it has ended.
  func passOn(to process: Process?) {
    interruptedProcess = process?.processIdentifier ?? 0
    if receivedSignal != 0 { process?.interrupt() }
  }

  /// Ends this process if it has received a signal.
  func end() {
    for number in numbers { signal(number, SIG_DFL) }
    if receivedSignal != 0 { raise(receivedSignal) }
  }
}

// A handler of a signal may use nothing else, and no lock.
private nonisolated(unsafe) var interruptedProcess: pid_t = 0
private nonisolated(unsafe) var receivedSignal: Int32 = 0

private func passSignal(_ number: Int32) {
  receivedSignal = number
  if interruptedProcess > 0 { kill(interruptedProcess, SIGINT) }
}
#endif
