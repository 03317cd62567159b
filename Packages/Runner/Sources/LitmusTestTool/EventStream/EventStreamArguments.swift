#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The options for Swift Testing's event stream, with the names that they have in `swift test`.
struct EventStreamArguments: OptionList {
  static let title = "Reports"

  @Setting(
    "Write Swift Testing's event stream to this file, with the tests of XCTest.", value: "path",
    name: "event-stream-output-path", valid: .file, in: [.resume, .file])
  var path: String? = nil

  @Setting(
    "The version of the event stream: 0 or 6.3.", value: "version", name: "event-stream-version",
    in: .resume,
    needs: OptionNeed("--event-stream-output-path", ", which names the file"))
  var version: String? = nil
}

/// The version of Swift Testing's event stream.
enum EventStreamVersion: String {
  case zero = "0"
  /// The newest that Swift 6.3 knows.
  case swift6_3 = "6.3"
}

extension EventStreamArguments {
  /// Returns the version; the newest if none is given.
  func streamVersion() throws(RunError) -> EventStreamVersion {
    guard let version else { return .swift6_3 }
    guard let found = EventStreamVersion(rawValue: version == "6.3.0" ? "6.3" : version) else {
      throw RunError("--event-stream-version was '\(visible(version))', but expected 0 or 6.3.")
    }
    return found
  }
}
#endif
