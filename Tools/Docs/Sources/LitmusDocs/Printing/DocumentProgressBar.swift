import Foundation
import LitmusToolLauncher
import LitmusToolSupport

/// The progress of a long run on standard error.
///
/// In a terminal it is a bar, which appears after half a second, is redrawn at most ten times a second,
/// and is cleared at the end. Elsewhere, as in a plug-in, it is one line each ten seconds.
final class DocumentProgressBar: Sendable {
  private let isTerminal: Bool
  private let start: ContinuousClock.Instant
  private let drawn = Guarded<ContinuousClock.Instant?>(nil)
  private let now: @Sendable () -> ContinuousClock.Instant
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - isTerminal: Whether standard error is a terminal, so that a line can be redrawn.
  ///   - now: Returns the time.
  ///   - write: Writes to standard error.
  init(
    isTerminal: Bool = DocumentProgressBar.hasTerminal,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void = DocumentProgressBar.toStandardError
  ) {
    self.isTerminal = isTerminal
    self.now = now
    self.write = write
    start = now()
  }

  /// Whether standard error is a terminal.
  static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static let toStandardError: @Sendable (String) -> Void = {
    FileHandle.standardError.write(Data($0.utf8))
  }

  /// Shows the progress, if enough time has passed.
  func update(_ what: String, done: Int, of total: Int) {
    update(Self.text(what, done: done, of: total), elsewhere: "\(what): \(done) of \(total)")
  }

  /// Shows the progress of a build, if enough time has passed.
  ///
  /// - Parameter output: A piece of what the build has printed.
  func update(building output: String) {
    guard let progress = BuildProgress(output, elapsed: now() - start) else { return }
    // A longer line could not be cleared.
    let line = "building  \(progress)".prefix(78)
    update(String(line), elsewhere: "\(progress)")
  }

  private func update(_ line: String, elsewhere: String) {
    drawn.withLock { drawn in
      let now = now()
      if isTerminal {
        guard now - start > .milliseconds(500) else { return }
        if let drawn, now - drawn < .milliseconds(100) { return }
        write("\r\u{1B}[K" + line)
      } else {
        guard now - (drawn ?? start) >= .seconds(10) else { return }
        write("  \(elsewhere)\n")
      }
      drawn = now
    }
  }

  /// Clears the bar.
  func finish() {
    guard isTerminal else { return }
    drawn.withLock { drawn in
      if drawn != nil { write("\r\u{1B}[K") }
      drawn = nil
    }
  }

  /// Returns the bar's line, as in `checking  [██████░░░░░░░░░░░░░░]  30 % of 200`.
  static func text(_ what: String, done: Int, of total: Int) -> String {
    let width = 20
    let part = total > 0 ? min(done, total) * width / total : 0
    let percent = total > 0 ? min(done, total) * 100 / total : 0
    let bar = String(repeating: "█", count: part) + String(repeating: "░", count: width - part)
    return "\(what)  [\(bar)]  \(percent) % of \(total)"
  }
}
