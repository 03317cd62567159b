#if os(macOS) || os(Linux)
import Foundation

extension FixtureRun {
  /// The failures in XCTest's output; a line that begins nothing new continues a failure's text.
  static func failuresInXCTestOutput(_ output: String) -> [ShownFailure] {
    let failureLine = #/^(.+):(\d+): error: (.+) : failed - (.*)$/#
    var failures: [ShownFailure] = []
    var isInFailure = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: failureLine) {
        failures.append(
          ShownFailure(
            test: testName(match.3),
            file: URL(fileURLWithPath: String(match.1)).lastPathComponent,
            line: Int(match.2) ?? 0,
            text: String(match.4)
          )
        )
        isInFailure = true
      } else if line.hasPrefix("Test ") || line.hasPrefix("litmus: ") {
        isInFailure = false
      } else if isInFailure {
        failures[failures.count - 1].text += "\n\(line)"
      }
    }
    return failures
  }

  /// The output of `swift test`, with the lines from standard error moved to its end.
  ///
  /// SwiftPM copies both streams of a test as they arrive, even in the middle of a line.
  static func withLinesOfStandardErrorLast(_ output: String) -> String {
    let line = #/litmus: \w+\.swift:\d+: failure outside of any test: [^\n]*\n/#
    let lines = output.matches(of: line).map { output[$0.range] }
    return output.replacing(line, with: "") + lines.joined()
  }

  /// The type and name of a test, which is `-[Module.Type name]` on Apple's platforms.
  private static func testName(_ name: Substring) -> String {
    guard let match = name.wholeMatch(of: #/-\[\w+\.(\w+) (\w+)\]/#) else { return String(name) }
    return "\(match.1).\(match.2)"
  }
}
#endif
