#if os(macOS) || os(Linux)
import Foundation

/// The output of a build that no terminal shows, and its progress in a few lines.
struct BuildProgress {
  /// The least time between two lines.
  private static let interval: Duration = .seconds(10)

  private var bytes = Data()
  private var lastLine: ContinuousClock.Instant?

  /// Everything that the build has printed.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a piece of output, and returns a line about the progress if it is time for one.
  mutating func line(after data: Data, at time: ContinuousClock.Instant) -> String? {
    bytes += data
    guard let last = lastLine else {
      lastLine = time
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard time - last >= Self.interval,
      let steps = text.matches(of: /\[(\d+)\/(\d+)\]/).last?.output
    else { return nil }
    lastLine = time
    return "  \(steps.1) of \(steps.2) steps\n"
  }
}
#endif
