#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting

/// The frames of the thread that ended a process, down to where the runner called the test.
struct Backtrace {
  /// One frame.
  struct Frame {
    /// The frame without its number and address.
    var text: String
    /// Where it stands in the program's own sources, if it does.
    var callSite: CallSite?
  }

  private(set) var frames: [Frame] = []
  /// Why optimised code, which prints no message, has stopped the program.
  private(set) var reason: String?

  /// Reads what Swift's runtime has written.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sources: The folder of sources at whose first frame the reading stops.
  init(_ text: Substring, sources: String) {
    for line in text.split(separator: "\n") {
      let pattern = /^ *[0-9]+ +(?:\[[a-z]+\] *)*0x[0-9a-f]+ (.*)$/
      guard let match = line.firstMatch(of: pattern) else { continue }
      if frames.isEmpty,
        let failure = match.1.firstMatch(of: /^(Swift runtime failure: .+)\ in\ \S+\ at\ /)
      {
        reason = String(failure.1)
      }
      if line.hasSuffix("<compiler-generated>") { continue }
      let frame = Frame(String(match.1))
      if frame.stands(in: sources) { break }
      frames.append(frame)
    }
  }

  /// The frames as the test's output shows them: the program's own, or else all, and the same one
  /// after the other only once.
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
    // "name + 12 in program at /path/File.swift:12:3"; the path of an inlined function begins at
    // the folder that the compiler worked in.
    let pattern = /\ in (\S+) at ((?:.*\/)?([^\/:]+)):([0-9]+)(?::([0-9]+))?$/
    guard let place = line.firstMatch(of: pattern), let number = Int(place.4), number > 0
    else { return }
    callSite = CallSite(
      fileID: "\(place.1)/\(place.3)", filePath: String(place.2), line: number,
      column: place.5.flatMap { Int($0) } ?? 1)
    let name = line[..<place.range.lowerBound].replacing(/\ \+\ [0-9]+$/, with: "")
    text = "\(name) (\(place.3):\(number))"
  }

  /// Whether the frame is of a file in a folder, some of whose path may be missing in the frame.
  fileprivate func stands(in folder: String) -> Bool {
    guard let path = callSite?.filePath else { return false }
    if path.hasPrefix("/") { return path.hasPrefix(folder) }
    return path.indices.contains { index in
      path[index] == "/" && folder.hasSuffix("/" + path[...index])
    }
  }
}
#endif
