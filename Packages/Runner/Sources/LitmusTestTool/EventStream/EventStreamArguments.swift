#if LITMUS_RUNNER
internal import ArgumentParser
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The options for Swift Testing's event stream, with the names that they have in `swift test`.
struct EventStreamArguments: ParsableArguments {
  @Option(
    name: .customLong("event-stream-output-path"),
    help: ArgumentHelp(
      "Write Swift Testing's event stream to this file, with the tests of XCTest.",
      valueName: "path"
    ))
  var path: String?

  @Option(
    name: .customLong("event-stream-version"),
    help: ArgumentHelp("The version of the event stream: 0 or 6.3.", valueName: "version"))
  var version: String?
}

extension EventStreamArguments {
  static let optionsWithValues: Set<String> = [
    "--event-stream-output-path", "--event-stream-version",
  ]

  /// Checks the values.
  ///
  /// - Throws: A ``RunError`` if one is not valid.
  func check() throws(RunError) {
    if path == "" { throw RunError("--event-stream-output-path was '', but expected a path.") }
    if version != nil, path == nil {
      throw RunError(
        "--event-stream-version was given without --event-stream-output-path, which names the file."
      )
    }
    _ = try streamVersion()
  }

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
