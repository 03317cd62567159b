import Foundation

/// The settings of the script that starts this program.
enum Environment {
  /// Whether the tests that can end their process do so instead of passing.
  static let hasCrashes = value("CRASHES") == "1"
  /// How long each test works, so that a run takes about as long as a real one.
  static let work = Duration.milliseconds(Int(value("CRASHES_WORK_MS") ?? "") ?? 5)
  /// The file that gets a line when a test begins and when it ends.
  static let log = value("CRASHES_LOG")

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
