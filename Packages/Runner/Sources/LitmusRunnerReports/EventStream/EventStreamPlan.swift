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
    package var callSite: CallSite
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
      self.callSite = callSite
      self.tags = tags
    }
  }

  /// The suites and functions, each suite before what it contains.
  package var items: [Item]
  /// The function of each test, and its test case if it is parameterized.
  package var names: [TestID: HostedName]
  /// The path of the file in which processes keep Swift Testing's own messages.
  package var messages: String

  /// Returns the identifiers that may be those of a function's suites, the outermost first.
  package static func containers(of function: String) -> [String] {
    function.indices.filter { function[$0] == "/" }.map { String(function[..<$0]) }
  }

  /// Makes a plan.
  package init(items: [Item], names: [TestID: HostedName], messages: String) {
    self.items = items
    self.names = names
    self.messages = messages
  }
}
#endif
