#if LITMUS_RUNNER
package import LitmusReporting

extension TestRun {
  /// Records a failure of no test.
  package func reportOfNoTest(_ failure: ReportedFailure) {
    record(asKept(failure))
  }
}
#endif
