public import Observation

/// One suite on a screen, with its tests.
@MainActor @Observable public final class SuiteItem: Identifiable {
  /// What names the suite in this program.
  public nonisolated let id: SuiteID
  /// All its tests, in the order of the source; its set-up and tear-down stand round them if they
  /// have reported anything.
  public internal(set) var allTests: [TestItem] = []
  /// Those of its tests that the filter shows.
  public internal(set) var tests: [TestItem] = []
  /// How many of all its tests have each status.
  public internal(set) var counts: [TestStatus: Int] = [:]
  /// How many of all its tests have changed so since the run before.
  public internal(set) var changeCounts: [TestChange: Int] = [:]

  init(_ id: SuiteID) {
    self.id = id
  }

  /// The module that the suite stands in.
  public nonisolated var module: String { id.module }
  /// The suite's name.
  public nonisolated var name: String { id.name }
  /// The suite's name as a screen shows it.
  public nonisolated var title: String { shown(id.name) }
  /// The worst status that any of its tests has.
  public var status: TestStatus { .worst(of: counts) }
}
