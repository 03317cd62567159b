#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The frames of the thread that ended a process, down to where the runner called the test.
struct Backtrace {
  /// One frame.
  struct Frame {
    /// The frame without its number and address.
    var text: String
    /// Its location in the program's own sources, if it has one.
    var callSite: CallSite?
  }

  private(set) var frames: [Frame] = []
  /// Why code that prints no message has stopped the program.
  private(set) var reason: String?

  /// Parses the backtraces that Swift's runtime has written.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sources: How the paths of sources that belong to the runner begin. The parsing stops at their
  ///     first frame after one of the program.
  init(_ text: Substring, sources: [String]) {
    var hasOwn = false
    for line in text.split(separator: "\n") {
      let pattern = /^ *[0-9]+ +(?:\[[a-z]+\] *)*0x[0-9a-f]+ (.*)$/
      guard let match = line.firstMatch(of: pattern) else { continue }
      if frames.isEmpty,
        let failure = match.1.firstMatch(of: /^(Swift runtime failure: .+)\ in\ \S+\ at\ /)
      {
        reason = String(failure.1)
      }
      // libdispatch stops a program that waits for a queue on the queue itself.
      if frames.isEmpty, match.1.hasPrefix("__DISPATCH_WAIT_FOR_QUEUE__") {
        reason =
          "DispatchQueue.sync was called on the queue itself, such as the main queue on the main thread. "
          + "To fix this, conform the suite to BackgroundSuite, whose tests run on a background thread"
      }
      if line.hasSuffix("<compiler-generated>") || line.contains("@__swiftmacro_") { continue }
      let frame = Frame(String(match.1))
      if sources.contains(where: frame.isFile(in:)) {
        // A test may have called the runner, which waits or traps.
        if hasOwn { break } else { continue }
      }
      hasOwn = hasOwn || frame.callSite != nil
      frames.append(frame)
    }
  }

  /// The frames as the test's output shows them: the program's own, or all if there are none,
  /// without consecutive duplicates.
  var text: String {
    let own = frames.filter { $0.callSite != nil }
    var lines: [String] = []
    for frame in own.isEmpty ? frames : own where lines.last != frame.text {
      lines.append(frame.text)
    }
    return lines.isEmpty ? "" : "Backtrace:\n" + lines.map { "  at \($0)\n" }.joined()
  }
}

extension Backtrace.Frame {
  fileprivate init(_ line: String) {
    text = line
    // "name + 12 in program at /path/File.swift:12:3"; the path of an inlined function is relative
    // to the compiler's working directory.
    let pattern = /\ in (\S+) at ((?:.*\/)?([^\/:]+)):([0-9]+)(?::([0-9]+))?$/
    guard let location = line.firstMatch(of: pattern), let number = Int(location.4), number > 0
    else { return }
    callSite = CallSite(
      fileID: "\(location.1)/\(location.3)", filePath: String(location.2), line: number,
      column: location.5.flatMap { Int($0) } ?? 0)
    // Optimized code has variants of a function, whose names say so.
    let name = line[..<location.range.lowerBound]
      .replacing(/^(?:specialized\ |partial\ apply\ for\ )+/, with: "")
      .replacing(/\ \+\ [0-9]+$/, with: "")
    text = "\(name) (\(location.3):\(number))"
  }

  /// Returns whether the path of the frame's file begins with a path; the frame may lack the first
  /// folders of it, but not all.
  fileprivate func isFile(in start: String) -> Bool {
    guard let path = callSite?.filePath else { return false }
    if path.hasPrefix("/") { return path.hasPrefix(start) }
    return start.indices.contains { index in
      let rest = start[start.index(after: index)...]
      return start[index] == "/" && rest.contains("/") && path.hasPrefix(rest)
    }
  }
}
#endif
