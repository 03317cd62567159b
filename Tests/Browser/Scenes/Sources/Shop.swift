import Foundation
import LitmusRunner

/// The program whose reports the browser opens.
@main enum Shop {
  static func main() { TestRunner.runIfRequested() }
}

/// The tests that the program has, selected by the environment variable SCENE.
enum Scene: String {
  /// Tests of each outcome, with all details that a page can show.
  case outcomes
  /// An earlier version of the program: some tests have other outcomes, and one does not exist yet.
  case before
  /// Tests that run twice, of which some are flaky.
  case repeated
  /// Texts that would break a page that does not escape them.
  case hostile
  /// Ten thousand tests.
  case many

  static let current = ProcessInfo.processInfo.environment["SCENE"].flatMap(Scene.init)

  /// Whether the program is the current shop or the earlier one.
  static var isShop: Bool { current == .outcomes || current == .before }
}
