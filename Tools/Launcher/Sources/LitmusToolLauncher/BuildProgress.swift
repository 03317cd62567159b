#if os(macOS) || os(Linux)
import Foundation

/// The progress of a build that takes minutes: how long it has taken, and its current step.
///
/// SwiftPM adds steps while it builds, so their number does not tell how long a build will take.
package struct BuildProgress: CustomStringConvertible {
  /// The time since the build has started.
  private let elapsed: Duration
  /// The step, as SwiftPM prints it.
  private let step: String

  /// Returns nil if the output has no whole line.
  ///
  /// - Parameters:
  ///   - output: A piece of the build's output.
  ///   - elapsed: The time since the build has started.
  package init?(_ output: String, elapsed: Duration) {
    let wholeLines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .dropLast()
    guard let line = wholeLines.last(where: { !$0.isEmpty }) else { return nil }
    step = String(line.replacing(#/^\[\d+/\d+\] /#, with: ""))
    self.elapsed = elapsed
  }

  /// The progress as one line, as in `1 min 20 s: Compiling SwiftSyntax SyntaxNodes.swift`.
  package var description: String {
    let seconds = elapsed.components.seconds
    let time = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    return "\(time): \(step)"
  }
}

/// The output of a build that no terminal shows, and its progress in a line each ten seconds.
struct BuildLog {
  /// The least time between two lines.
  private static let interval: Duration = .seconds(10)

  private let start: ContinuousClock.Instant
  private var lastLine: ContinuousClock.Instant
  private var bytes = Data()

  init(start: ContinuousClock.Instant) {
    self.start = start
    lastLine = start
  }

  /// Everything that the build has printed.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a piece of output, and returns a line about the progress if it is time for one.
  mutating func line(after data: Data, at time: ContinuousClock.Instant) -> String? {
    bytes += data
    guard time - lastLine >= Self.interval,
      let progress = BuildProgress(String(decoding: data, as: UTF8.self), elapsed: time - start)
    else { return nil }
    lastLine = time
    return "  \(progress)\n"
  }
}
#endif
