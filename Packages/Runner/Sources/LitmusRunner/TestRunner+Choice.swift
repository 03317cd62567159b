#if LITMUS_RUNNER
extension TestRunner {
  /// Makes a runner for some of the tests of a program.
  ///
  /// - Parameters:
  ///   - lists: All suites.
  ///   - options: How the tests are run.
  ///   - isChosen: Whether a test is to run. A row that Swift Testing does not run alone runs with
  ///     the others of its function, which stay unseen.
  package convenience init(
    lists: [AnyTestList], options: TestRunOptions, where isChosen: (TestID) -> Bool
  ) {
    let plan = TestPlan(lists: AnyTestList.merging(lists)).filtered { isChosen($0.id) }
    self.init(plan: plan, options: options)
  }
}
#endif
