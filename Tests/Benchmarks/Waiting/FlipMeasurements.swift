import LitmusEventuallyCore
import LitmusReporting

/// Measures the time from flip to return, for values that flip 1 to 21 ms after the start.
func measureFlips(runs: Int) async throws {
  var delays: [String: Samples] = [:]
  var evaluations: [String: Samples] = [:]
  func note(_ name: String, _ flip: Flip) {
    delays[name, default: Samples()].append(flip.delay)
    evaluations[name, default: Samples()].append(Double(flip.evaluations))
  }
  for run in -5..<runs {
    let delay = Duration.microseconds(.random(in: 1_000...21_000))
    let flips = [
      ("plain", try await Flip.ofValue(PlainValue.self, after: delay)),
      ("observable", try await Flip.ofValue(ObservableValue.self, after: delay)),
      ("view model", try await Flip.ofViewModel(after: delay)),
      ("continuation", await Flip.ofContinuation(after: delay)),
    ]
    if run >= 0 { for flip in flips { note(flip.0, flip.1) } }
  }
  for (name, samples) in delays { samples.showSpread(name) }
  for (name, samples) in evaluations { show("\(name) evaluations", samples.mean) }
}

/// Measures the time from flip to return, for values that flip at once to late.
func measureFlipTimes(seconds: Int) async throws {
  for (delay, runs) in [(0.1, 50), (1, 50), (10, 30), (100, 10), (1_000, 1), (10_000, 1)]
  where delay <= Double(seconds) * 1e3 {
    var plain = Samples()
    var observable = Samples()
    let duration = Duration.microseconds(delay * 1e3)
    for _ in 0..<runs {
      plain.append(try await Flip.ofValue(PlainValue.self, after: duration).delay)
      observable.append(try await Flip.ofValue(ObservableValue.self, after: duration).delay)
    }
    show("plain \(delay)", plain.median)
    show("observable \(delay)", observable.median)
  }
}

/// Measures the processor time of one second of waiting for an unequal value, in milliseconds.
func measureNeverEqual(runs: Int) async {
  let plain = PlainValue()
  let observable = ObservableValue()
  let store = Store()
  var samples: [String: Samples] = [:]
  func measure(_ name: String, _ wait: () async throws -> Void) async {
    let start = processorTime()
    let failures = await FailureRecorder.record { try? await wait() }
    samples[name, default: Samples()].append(processorTime() - start)
    if failures.count != 1 { leave("\(name) reported \(failures.count) failures, not one") }
  }
  for _ in 0..<runs {
    await measure("plain") {
      try await expectToEventuallyEqual(
        actual: { plain.value }, expected: 1, timeout: .seconds(1))
    }
    await measure("observable") {
      try await expectToEventuallyEqual(
        actual: { observable.value }, expected: 1, timeout: .seconds(1))
    }
    await measure("asynchronous") {
      try await expectToEventuallyEqual(
        actual: { await store.value }, expected: 1, timeout: .seconds(1))
    }
  }
  for (name, samples) in samples { show("\(name) CPU", samples.median) }
}
