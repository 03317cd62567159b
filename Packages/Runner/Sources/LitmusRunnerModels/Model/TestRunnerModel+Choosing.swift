#if LITMUS_RUNNER
internal import LitmusRunnerCore

extension TestRunnerModel {
  /// Returns the identifiers of the tests that a choice selects.
  func tests(of choice: TestRunChoice) -> Set<TestID> {
    switch choice {
    case .all: names(in: suites)
    case .failed:
      suites.reduce(into: []) { names, suite in
        names.formUnion(expanded(suite.allTests.filter { $0.past.lastEnd.isFailure }))
      }
    case .visible: expanded(visibleTests)
    case .suite(let id): names(in: suite(id).map { [$0] } ?? [])
    case .test(let id): expanded(item(id).map { [$0] } ?? [])
    case .tests(let ids): expanded(ids.compactMap { item($0) })
    }
  }

  /// Creates a runner for some tests.
  func runner(of chosen: Set<TestID>) -> TestRunner {
    TestRunner(lists: core.lists ?? [], options: core.options, where: chosen.contains)
  }

  /// Returns the identifiers of the tests of some suites.
  private func names(in suites: [SuiteItem]) -> Set<TestID> {
    Set(suites.lazy.flatMap(\.allTests).filter { !$0.isSuiteHook }.map(\.id))
  }

  /// Returns the tests among some items, and all tests of suites whose hooks are among them.
  private func expanded(_ items: [TestItem]) -> Set<TestID> {
    let hooks = items.filter(\.isSuiteHook).compactMap { suite(SuiteID(of: $0.id)) }
    return Set(items.lazy.filter { !$0.isSuiteHook }.map(\.id)).union(names(in: hooks))
  }
}
#endif
