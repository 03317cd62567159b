import LitmusExpectationsCore
import LitmusReporting

/// Measures the processor time of a wait of one second for an event that does not occur, and of a
/// sleep of one second, in milliseconds.
func measureIdleWait(runs: Int) async {
  var waits = Samples()
  var sleeps = Samples()
  for _ in 0..<runs {
    var start = processorTime()
    let failures = await FailureRecorder.record {
      await waitForExpectations([asyncExpectation(description: "never")], timeout: .seconds(1))
    }
    waits.append(processorTime() - start)
    if failures.count != 1 { leave("an idle wait reported \(failures.count) failures") }

    start = processorTime()
    try? await Task.sleep(for: .seconds(1))
    sleeps.append(processorTime() - start)
  }
  show("wait CPU", waits.median)
  show("sleep CPU", sleeps.median)
}
