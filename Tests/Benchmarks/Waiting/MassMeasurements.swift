import LitmusExpectationsCore
import LitmusReporting

/// Measures many expectations that are awaited at the same time and fulfilled after half a second.
func measureManyExpectations(count: Int) async {
  let many = MassWait(count: count, delay: .milliseconds(500))
  for (name, cost) in [
    ("one wait", await many.inOneWait()),
    ("separate waits", await many.inSeparateWaits()),
    ("bare continuations", await many.inBareContinuations()),
  ] {
    show("\(name) wall", cost.wall)
    show("\(name) CPU", cost.processor)
  }
}

/// Measures the cost of one expectation among more and more of them, in microseconds.
func measureGrowth(upTo limit: Int) async {
  // The first wait of a process also pays for its threads.
  _ = await MassWait(count: 100, delay: .milliseconds(50)).inSeparateWaits()
  for count in [1_000, 10_000, 100_000] where count <= limit {
    let many = MassWait(count: count, delay: .milliseconds(100) + .microseconds(20) * count)
    for (name, cost) in [
      ("one wait", await many.inOneWait()),
      ("one wait in order", await many.inOneWait(enforceOrder: true)),
      ("separate waits", await many.inSeparateWaits()),
    ] {
      show("\(name) \(count) wall", cost.wall * 1e3 / Double(count))
      show("\(name) \(count) CPU", cost.processor * 1e3 / Double(count))
    }
  }
}

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
