@_spi(Litmus) @testable import LitmusReporting
import Testing

@Suite struct `The time of a wait` {
  @Test func `counts in full while the executors answer`() {
    var wait = Served(1_000)
    #expect(wait.firstSleep == .milliseconds(250))
    for time in [250, 500, 750] {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(wait.answer(at: time + 10) == .keepSleeping)
    }
    #expect(wait.check(at: 1_000) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 1_001) == .over(nil))
  }

  @Test func `is checked when a short timeout is over`() {
    var wait = Served(20)
    #expect(wait.firstSleep == .milliseconds(20))
    #expect(wait.check(at: 20) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 21) == .over(nil))
  }

  @Test func `counts a twentieth of the timeout for a stretch without an answer`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 250) == .probe(checkAgainAfter: .milliseconds(250)))
    for time in stride(from: 500, through: 5_000, by: 250) {
      #expect(wait.check(at: time) == .sleep(.milliseconds(250)))
    }
    // 50 ms of the first 5 seconds count, so 950 are left, and the next stretch is a short one.
    #expect(wait.answer(at: 5_001) == .sleep(.milliseconds(20)))
    for time in [5_021, 5_271, 5_521] {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(wait.answer(at: time) == .keepSleeping)
    }
    #expect(wait.check(at: 5_771) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 5_771) == .sleep(.milliseconds(180)))
    #expect(wait.check(at: 5_951) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 5_951) == .over(nil))
  }

  @Test func `gives a wait that is always delayed twenty stretches`() {
    var wait = Served(1_000)
    var time = 0
    var answers = 0
    var step = ServedTime.Step.sleep(wait.firstSleep)
    while case .sleep(let sleep) = step {
      time += Int(sleep / .milliseconds(1))
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      time += 60
      step = wait.answer(at: time)
      answers += 1
    }
    #expect(step == .over(nil))
    #expect(answers == 20)
  }

  @Test func `counts a delay in full if it is short compared with the timeout`() {
    var wait = Served(30_000)
    _ = wait.check(at: 250)
    _ = wait.check(at: 500)
    #expect(wait.answer(at: 700) == .sleep(.milliseconds(20)))
    for time in stride(from: 720, through: 28_970, by: 250) { _ = wait.check(at: time) }
    #expect(wait.answer(at: 29_000) == .sleep(.milliseconds(20)))
    // 700 ms and a twentieth of 30 seconds have counted.
    for time in stride(from: 29_020, to: 56_800, by: 250) {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(wait.answer(at: time) != .over(nil))
    }
    _ = wait.check(at: 56_800)
    #expect(wait.answer(at: 56_800) == .over(nil))
  }

  @Test func `does not count in full if another wait sent the probe long before`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 250) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 260, sent: -100) == .sleep(.milliseconds(20)))
    #expect(wait.check(at: 280) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 281, sent: 240) == .keepSleeping)
  }

  @Test func `does not count while the process is stopped`() {
    var wait = Served(1_000)
    // A stop of an hour, longer than any upper bound.
    #expect(wait.check(at: 3_600_000) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 3_600_001) == .sleep(.milliseconds(20)))
  }

  @Test func `counts while its own closure runs, even if others wait for the executor`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 250, workStart: 100) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.check(at: 500, workStart: 100) == .sleep(.milliseconds(250)))
    #expect(wait.check(at: 750, workStart: 100) == .sleep(.milliseconds(250)))
    // The time before the closure began counts as a delay: 50 ms of 100.
    #expect(wait.check(at: 1_000, workStart: 100) == .sleep(.milliseconds(50)))
    #expect(wait.check(at: 1_050, workStart: 100) == .over(nil))
  }

  @Test func `ends at an upper bound, and says what was busy`() {
    var wait = Served(1_000)
    #expect(ServedTime.upperBound(for: .seconds(1)) == .seconds(300))
    #expect(ServedTime.upperBound(for: .seconds(70)) == .seconds(700))
    var step = wait.check(at: 250)
    for time in stride(from: 500, through: 300_000, by: 250) {
      #expect(step != .over(nil))
      step = wait.check(at: time, busy: "the main actor")
    }
    let shortfall = ServiceShortfall(
      served: .zero, timeout: .seconds(1), elapsed: .seconds(300), busy: "the main actor")
    #expect(step == .over(shortfall))
    #expect(
      shortfall.description
        == "300.0 seconds (served for 0.0 of 1.0 seconds: the main actor was busy)")
  }

  @Test func `names what was busy longest at the upper bound`() {
    var wait = Served(1_000, upperBound: 1_000)
    _ = wait.check(at: 250)
    _ = wait.answer(at: 500, slowest: "the thread pool")
    _ = wait.check(at: 520)
    _ = wait.answer(at: 720, slowest: "the main actor")
    _ = wait.check(at: 740)
    _ = wait.check(at: 990, busy: "the main actor")
    #expect(
      wait.check(at: 1_000, busy: "the main actor")
        == .over(
          ServiceShortfall(
            served: .milliseconds(100), timeout: .seconds(1), elapsed: .seconds(1),
            busy: "the main actor")))
  }
}

// MARK: - Fixtures

/// The time of a wait, with all times in milliseconds.
private struct Served {
  let start = ContinuousClock.now
  let firstSleep: Duration
  var time: ServedTime

  init(_ timeout: Int, upperBound: Int? = nil) {
    let timeout = Duration.milliseconds(timeout)
    time = ServedTime(
      timeout: timeout,
      upperBound: upperBound.map { .milliseconds($0) } ?? ServedTime.upperBound(for: timeout),
      at: start)
    time.checkInterval = .milliseconds(250)
    firstSleep = time.firstSleep()
  }

  mutating func check(
    at now: Int, workStart: Int? = nil, busy: String? = nil
  ) -> ServedTime.Step {
    time.check(
      at: start + .milliseconds(now), workStart: workStart.map { start + .milliseconds($0) },
      busy: busy)
  }

  mutating func answer(
    at now: Int, slowest: String = "the main actor", sent: Int? = nil
  ) -> ServedTime.Step {
    time.answer(
      at: start + .milliseconds(now), slowest: slowest,
      sent: start + .milliseconds(sent ?? now))
  }
}
