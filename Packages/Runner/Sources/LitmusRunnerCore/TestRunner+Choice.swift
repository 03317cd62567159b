#if LITMUS_RUNNER
extension TestRunner {
  /// Makes a runner for some of the tests of a program.
  ///
  /// - Parameters:
  ///   - lists: All suites.
  ///   - options: How the tests are run.
  ///   - isChosen: Returns whether a test runs. A test case that Swift Testing cannot run alone
  ///     runs with the others of its function, which are not reported.
  package convenience init(
    lists: [AnyTestList], options: TestRunOptions, where isChosen: (TestID) -> Bool
  ) {
    let plan = TestPlan(lists: AnyTestList.merging(lists)).filtered { isChosen($0.id) }
    self.init(plan: plan, options: options)
  }
}
#endif
