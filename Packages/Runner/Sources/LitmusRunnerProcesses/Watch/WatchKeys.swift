#if LITMUS_RUNNER && (os(Linux) || os(macOS))
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// The keys that a user presses while nothing is built or tested.
package final class WatchKeys {
  /// The keys, as they are named to the user.
  package static let hint = "a: all tests, f: failed tests, t: filter, q: quit"

  private let input: CInt
  private let prompt: (String) -> Void
  /// The state of the terminal before keys were read from it.
  private var saved: termios?

  /// Uses a terminal.
  ///
  /// - Parameters:
  ///   - input: Its descriptor.
  ///   - prompt: Shows a text without a line break.
  /// - Returns: `nil` if it is no terminal, or that of other processes.
  package init?(input: CInt = STDIN_FILENO, prompt: @escaping (String) -> Void) {
    let group = tcgetpgrp(input)
    guard isatty(input) == 1, group == -1 || group == getpgrp() else { return nil }
    self.input = input
    self.prompt = prompt
  }

  deinit { stop() }

  /// Waits for a time, or until a key is pressed or a signal arrives.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  package func wait(milliseconds: Int) -> WatchLoop.Pause {
    start()
    var events = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, CInt(milliseconds)) > 0 else {
      return Interruption.signalNumber == nil ? .elapsed : .interrupted
    }
    var key: UInt8 = 0
    guard read(input, &key, 1) == 1 else {
      // Without the terminal, there are no keys, and no reason to ask for them at once.
      Interruption.wait(milliseconds: milliseconds)
      return Interruption.signalNumber == nil ? .elapsed : .interrupted
    }
    switch key {
    case UInt8(ascii: "a"), UInt8(ascii: "\n"): return .selection(.all)
    case UInt8(ascii: "f"): return .selection(.failed)
    case UInt8(ascii: "t"): return filter()
    case UInt8(ascii: "q"): return .interrupted
    default: return .elapsed
    }
  }

  /// Restores the terminal, so that other programs can use it.
  package func stop() {
    guard var saved else { return }
    tcsetattr(input, TCSANOW, &saved)
    self.saved = nil
  }

  /// Makes the terminal pass on each key at once, without showing it.
  private func start() {
    var state = termios()
    guard saved == nil, tcgetattr(input, &state) == 0 else { return }
    saved = state
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSANOW, &state)
  }

  /// Lets the user type a line.
  private func filter() -> WatchLoop.Pause {
    stop()
    prompt("Tests that match: ")
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    if Interruption.signalNumber != nil { return .interrupted }
    let pattern = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return .selection(pattern.isEmpty ? .all : .filter(pattern))
  }
}
#endif
