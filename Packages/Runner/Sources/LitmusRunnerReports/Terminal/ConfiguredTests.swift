#if LITMUS_RUNNER
internal import Foundation
package import LitmusRunnerCore

/// How `litmus-test.json` names tests.
package enum ConfiguredTests {
  /// Returns a regular expression that matches these tests alone.
  package static func pattern(of tests: [TestID]) -> String {
    let names = tests.map {
      NSRegularExpression.escapedPattern(for: $0.fullName).replacing("\\/", with: "/")
    }
    return names.count == 1 ? "^\(names[0])$" : "^(\(names.joined(separator: "|")))$"
  }

  /// Returns a text as JSON has it.
  package static func json(_ text: String) -> String {
    "\"\(JSONObject.escaped(text))\""
  }
}
#endif
