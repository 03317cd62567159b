internal import Foundation
internal import LitmusDocsFormat
internal import LitmusToolSupport

/// A line on standard error that shows the progress of a long run in a terminal.
///
/// It appears after half a second, is redrawn at most ten times a second, and is cleared at the end.
final class DocumentProgressBar: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let drawn = Guarded<ContinuousClock.Instant?>(nil)
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - isShown: Whether there is a terminal to draw on.
  ///   - write: Writes the bar.
  init(
    isShown: Bool, write: @escaping @Sendable (String) -> Void = DocumentProgressBar.toStandardError
  ) {
    self.isShown = isShown
    self.write = write
  }

  /// Whether standard error is a terminal.
  static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static let toStandardError: @Sendable (String) -> Void = {
    FileHandle.standardError.write(Data($0.utf8))
  }

  /// Redraws the bar, if enough time has passed.
  func update(_ what: String, done: Int, of total: Int) {
    guard isShown else { return }
    drawn.withLock { drawn in
      let now = ContinuousClock.now
      guard now - start > .milliseconds(500) else { return }
      if let drawn, now - drawn < .milliseconds(100) { return }
      drawn = now
      write("\r\u{1B}[K" + Self.text(what, done: done, of: total))
    }
  }

  /// Clears the bar.
  func finish() {
    guard isShown else { return }
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
