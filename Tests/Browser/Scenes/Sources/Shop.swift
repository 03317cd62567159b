import Foundation
import LitmusRunner

/// The program whose reports the browser opens.
@main enum Shop {
  static func main() { TestRunner.runIfRequested() }
}

/// Which tests the program has, by the environment variable SCENE.
enum Scene: String {
  /// Some of each outcome, with all that a page can show of them.
  case outcomes
  /// The same program as it was before: some tests end otherwise, and one is not there yet.
  case before
  /// Tests that run twice, of which some are flaky.
  case repeated
  /// Texts that would break a careless page.
  case hostile
  /// Ten thousand tests.
  case many

  static let current = ProcessInfo.processInfo.environment["SCENE"].flatMap(Scene.init)

  /// Whether the program is the shop, today's or the one before.
  static var isShop: Bool { current == .outcomes || current == .before }
}
