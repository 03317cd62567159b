#if LITMUS_RUNNER
internal import LitmusReporting
internal import LitmusRunner

/// All suites and tests of a program by their names.
@MainActor final class TestIndex {
  /// The suites, in the order of the source.
  private(set) var suites: [SuiteItem] = []
  private var suitesByID: [SuiteID: SuiteItem] = [:]
  private var items: [TestID: TestItem] = [:]
  /// Where the suites' hooks are shown in the source.
  private var places: [SuiteID: CallSite] = [:]

  init() {}

  /// Makes items for the tests of some suites.
  ///
  /// - Parameter lists: The suites, each with a name of its own.
  init(_ lists: [AnyTestList]) {
    for list in lists {
      let suite = suite(named: SuiteID(module: list.module, name: list.suite))
      places[suite.id] = list.callSite
      suite.allTests = list.tests.map { TestItem($0) }
      for item in suite.allTests { items[item.id] = item }
    }
  }

  /// How many tests there are, hooks of suites aside.
  var testCount: Int { items.values.count { !$0.isSuiteHook } }

  /// The test of a name; `nil` if there is none.
  func item(_ id: TestID) -> TestItem? { items[id] }

  /// The suite of a name; `nil` if there is none.
  func suite(_ id: SuiteID) -> SuiteItem? { suitesByID[id] }

  /// The item of what runs; one is made for a suite's hook that has not reported anything yet.
  func item(of test: TestDescription) -> TestItem { items[test.id] ?? add(test) }

  /// Takes over what is known from earlier launches, but for tests that are gone.
  func remember(_ tests: [TestID: RememberedTest]) {
    for (id, known) in tests {
      if let item = items[id] {
        item.remember(known)
      } else if id.isSuiteHook, let place = places[SuiteID(of: id)] {
        add(TestDescription(id: id, callSite: place)).remember(known)
      }
    }
  }

  /// Forgets the hooks of a suite that have not reported anything in the run.
  func removeHooks(of suite: SuiteItem) {
    let silent = suite.allTests.filter { $0.isSuiteHook && !$0.past.hasBegun }
    guard !silent.isEmpty else { return }
    for item in silent { items[item.id] = nil }
    suite.allTests.removeAll { $0.isSuiteHook && !$0.past.hasBegun }
  }

  @discardableResult
  private func add(_ test: TestDescription) -> TestItem {
    let item = TestItem(test, isSuiteHook: test.id.isSuiteHook)
    items[test.id] = item
    let suite = suite(named: SuiteID(of: test.id))
    // A set-up stands before the tests; a tear-down, or a row of an unknown name, behind them.
    let isFirst = item.isSuiteHook && test.id.name.hasSuffix("setUp")
    suite.allTests.insert(item, at: isFirst ? 0 : suite.allTests.endIndex)
    return item
  }

  private func suite(named id: SuiteID) -> SuiteItem {
    if let known = suitesByID[id] { return known }
    let suite = SuiteItem(id)
    suitesByID[id] = suite
    suites.append(suite)
    return suite
  }
}
#endif
