package import LitmusRunnerCore
package import LitmusRunnerReports
internal import Observation

/// The observable state of one suite, with its tests.
@MainActor @Observable package final class SuiteItem: Identifiable {
  /// The identifier of the suite in this program.
  package nonisolated let id: SuiteID
  /// The suite's name, escaped for display, with the module if two modules have a suite of that name.
  package nonisolated let title: String
  /// All its tests, in source order; its set-up comes first and its tear-down last, if they have
  /// reported anything.
  package internal(set) var allTests: [TestItem] = []
  /// The tests of the suite that match the filter.
  package internal(set) var tests: [TestItem] = []
  /// The number of its tests with each status.
  package internal(set) var counts: [TestStatus: Int] = [:]
  /// The number of its tests with each change since the previous run.
  package internal(set) var changeCounts: [ResultChange: Int] = [:]

  init(_ id: SuiteID, title: String? = nil) {
    self.id = id
    self.title = title ?? visible(id.name)
  }

  /// The module that the suite is in.
  package nonisolated var module: String { id.module }
  /// The suite's name.
  package nonisolated var name: String { id.name }
  /// The worst status of any of its tests.
  package var status: TestStatus { .worst(of: counts) }
}
