#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusReporting
internal import LitmusRunnerCore

/// All suites and tests of a program by their identifiers.
@MainActor final class TestIndex {
  /// The suites, in source order.
  private(set) var suites: [SuiteItem] = []
  private var suitesByID: [SuiteID: SuiteItem] = [:]
  private var items: [TestID: TestItem] = [:]
  /// The source locations at which the suites' hooks are shown.
  private var callSites: [SuiteID: CallSite] = [:]
  private var names = ShownNames()

  init() {}

  /// Creates items for the tests of some suites.
  ///
  /// - Parameter lists: The suites; no two have the same name.
  init(_ lists: [AnyTestList]) {
    names = ShownNames(ambiguousSuites: TestPlan(lists: lists).ambiguousSuites)
    for list in lists {
      let suite = suite(named: SuiteID(module: list.module, name: list.suite))
      callSites[suite.id] = list.callSite
      suite.allTests = list.tests.map { TestItem($0, suiteTitle: suite.title) }
      for item in suite.allTests { items[item.id] = item }
    }
  }

  /// The number of tests, without the suites' hooks.
  var testCount: Int { items.values.count { !$0.isSuiteHook } }

  /// Returns the test with an identifier; `nil` if there is none.
  func item(_ id: TestID) -> TestItem? { items[id] }

  /// Returns the suite with an identifier; `nil` if there is none.
  func suite(_ id: SuiteID) -> SuiteItem? { suitesByID[id] }

  /// Returns the item of a running test; creates one for a suite's hook that reports for the first time.
  func item(of test: TestDescription) -> TestItem { items[test.id] ?? add(test) }

  /// Restores the results of earlier launches, ignoring tests that no longer exist.
  func restore(_ results: TestResults) {
    for (suite, records) in results.suites {
      for (name, record) in records {
        let id = TestID(module: suite.module, suite: suite.name, name: name)
        if let item = items[id] {
          item.restore(record)
        } else if id.isSuiteHook, let location = callSites[suite] {
          add(TestDescription(id: id, callSite: location)).restore(record)
        }
      }
    }
  }

  /// Removes the hooks of a suite that have not reported anything in the run.
  func removeHooks(of suite: SuiteItem) {
    let silent = suite.allTests.filter { $0.isSuiteHook && !$0.past.hasBegun }
    guard !silent.isEmpty else { return }
    for item in silent { items[item.id] = nil }
    suite.allTests.removeAll { $0.isSuiteHook && !$0.past.hasBegun }
  }

  @discardableResult
  private func add(_ test: TestDescription) -> TestItem {
    let suite = suite(named: SuiteID(of: test.id))
    let item = TestItem(test, suiteTitle: suite.title, isSuiteHook: test.id.isSuiteHook)
    items[test.id] = item
    // A set-up is inserted before the tests; a tear-down, or a test with an unknown name, after them.
    let isFirst = test.id.isSuiteSetUp
    suite.allTests.insert(item, at: isFirst ? 0 : suite.allTests.endIndex)
    return item
  }

  private func suite(named id: SuiteID) -> SuiteItem {
    if let known = suitesByID[id] { return known }
    let suite = SuiteItem(id, title: names.suite(id.name, in: id.module))
    suitesByID[id] = suite
    suites.append(suite)
    return suite
  }
}
#endif
