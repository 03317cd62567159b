#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting

/// What can be read from the output of a process that has ended in the middle of a test.
struct CrashOutput {
  /// The message of Swift's runtime, as in `Fatal error: Index out of range`, if there is one.
  var message: String?
  /// Where it happened: the place that the runtime names, or the first of the program's own in the
  /// backtrace.
  var callSite: CallSite?
  /// The output with the backtrace cut to what helps.
  var output: String

  /// Reads the output of a process.
  ///
  /// - Parameters:
  ///   - output: What the process wrote since the test began.
  ///   - sources: Where the runner's own sources stand, which are not the program's.
  init(_ output: String, sources: String = Self.ownSources) {
    let parts = Self.split(Self.withoutComplaints(output))
    let frames = Backtrace(parts.backtrace, sources: sources)
    self.output = parts.output + (frames.text.isEmpty ? "" : frames.text)
    let own = frames.frames.lazy.compactMap(\.callSite).first
    let cast = Self.failedCast(in: parts.output)
    guard cast == nil, let said = Self.said(in: parts.output) else {
      message = cast ?? frames.reason
      callSite = own
      return
    }
    message = said.message
    // The runtime knows the module, the backtrace the path and the column.
    if var place = frames.frames.lazy.compactMap(\.callSite).first(where: said.isAt) {
      place.fileID = said.fileID
      callSite = place
    } else {
      // The standard library's own files are of no help.
      callSite = said.fileID.hasPrefix("Swift/") ? own : said.callSite
    }
  }

  /// The folder of this module's sources.
  static var ownSources: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/"
  }

  /// Leaves out what the runtime says of threads that it could not stop for the backtrace.
  private static func withoutComplaints(_ output: String) -> String {
    output.replacing(/swift-runtime: failed to suspend thread[^\n]*(?:\n|$)/, with: "")
  }

  private static func split(_ output: String) -> (output: String, backtrace: Substring) {
    guard let start = output.range(of: "\n*** Signal ", options: .backwards),
      output[start.upperBound...].contains(": Backtracing from ")
    else { return (output, "") }
    var own = output[..<start.lowerBound]
    if own.last == "\n" { own.removeLast() }
    return (own.isEmpty ? "" : own + "\n", output[start.upperBound...])
  }
}

// MARK: - What the runtime says
extension CrashOutput {
  private struct Said {
    var fileID: String
    var line: Int
    var message: String

    var callSite: CallSite { CallSite(fileID: fileID, filePath: fileID, line: line, column: 1) }

    func isAt(_ place: CallSite) -> Bool {
      let name = fileID.split(separator: "/").last ?? ""
      return place.line == line && place.filePath.split(separator: "/").last == name
    }
  }

  /// The last message of Swift's runtime, which names its file and line.
  private static func said(in output: String) -> Said? {
    let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]
    let starts = kinds.compactMap { output.range(of: ": \($0)", options: .backwards)?.lowerBound }
    guard let colon = starts.max() else { return nil }
    let line = output[..<colon].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard let place = line.firstMatch(of: /(\w+\/[^\/:]+\.swift):([0-9]+)$/),
      let number = Int(place.2)
    else { return nil }
    var message = output[output.index(colon, offsetBy: 2)...]
    // The runtime's troubles with the backtrace are no part of it.
    if let note = message.range(of: "\nswift-runtime: ") { message = message[..<note.lowerBound] }
    return Said(
      fileID: String(place.1), line: number,
      message: message.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// What the runtime says last when `as!` fails, without the addresses of the types.
  private static func failedCast(in output: String) -> String? {
    let last = output.split(separator: "\n").last ?? ""
    let pattern =
      /^(Could not cast value of type '.+') \(0x[0-9a-f]+\) (to '.+') \(0x[0-9a-f]+\)\.$/
    return last.firstMatch(of: pattern).map { "\($0.1) \($0.2)" }
  }
}
#endif
