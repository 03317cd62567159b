#if LITMUS_RUNNER
internal import Foundation
package import LitmusReporting
package import LitmusRunnerCore

/// The version of Swift Testing's event stream.
package enum EventStreamVersion: String, CaseIterable, Sendable {
  case zero = "0"
  /// The newest that Swift 6.3 knows.
  case swift6_3 = "6.3"
}

/// The tests of a run as Swift Testing's event stream describes them.
package struct EventStreamPlan: Sendable {
  /// A suite or a test function.
  package struct Item: Sendable {
    package var id: String
    package var isSuite: Bool
    package var name: String
    package var displayName: String?
    package var isParameterized: Bool
    package var fileID: String
    package var filePath: String
    package var line: Int
    package var column: Int
    package var tags: [String]

    /// Makes an item.
    package init(
      id: String, isSuite: Bool, name: String, displayName: String?, isParameterized: Bool,
      callSite: CallSite, tags: [String] = []
    ) {
      self.id = id
      self.isSuite = isSuite
      self.name = name
      self.displayName = displayName
      self.isParameterized = isParameterized
      fileID = callSite.fileID
      filePath = callSite.filePath
      // The format requires a line and a column.
      line = max(callSite.line, 1)
      column = max(callSite.column, 1)
      self.tags = tags
    }
  }

  /// The function of a test, and its test case if it is parameterized.
  package struct Name: Sendable, Hashable {
    package var function: String
    package var testCase: String?

    /// Makes a name.
    package init(function: String, testCase: String?) {
      self.function = function
      self.testCase = testCase
    }
  }

  /// The suites and functions, each suite before what it contains.
  package var items: [Item]
  package var names: [TestID: Name]
  /// The path of the file in which processes keep Swift Testing's own messages.
  package var messages: String

  /// Returns the identifiers that may be those of a function's suites, the outermost first.
  package static func containers(of function: String) -> [String] {
    function.indices.filter { function[$0] == "/" }.map { String(function[..<$0]) }
  }

  /// Makes a plan.
  package init(items: [Item], names: [TestID: Name], messages: String) {
    self.items = items
    self.names = names
    self.messages = messages
  }
}
#endif
