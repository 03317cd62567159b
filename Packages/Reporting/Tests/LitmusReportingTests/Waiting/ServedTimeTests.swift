@_spi(Litmus) @testable import LitmusFakesReporting
import Testing

@Suite struct `The time of a wait` {
  @Test func `counts in full while the executors answer`() {
    var wait = Served(1_000)
    #expect(wait.firstSleep == .milliseconds(250))
    for time in [250, 500, 750] {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(wait.answer(at: time + 4) == .keepSleeping)
    }
    #expect(wait.check(at: 1_000) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 1_001) == .over(nil))
  }

  @Test func `is checked when a short timeout is over`() {
    var wait = Served(20)
    #expect(wait.firstSleep == .milliseconds(20))
    #expect(wait.check(at: 20) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 20) == .over(nil))
  }

  @Test(arguments: [(5, 250), (40, 250), (49, 250), (100, 250), (200, 190), (3_000, 20)])
  func `has room for many turns on the executors, however long they take`(
    turn: Int, count: Int
  ) {
    var wait = Served(1_000)
    let (end, step) = wait.run(turn: turn)
    #expect(end / turn >= count)
    #expect(step.busy == (turn == 5 ? nil : "the main actor"))
  }

  @Test func `says what was busy if it was served for its timeout after several seconds`() {
    var wait = Served(1_000)
    let (_, step) = wait.run(turn: 40)
    guard case .over(let slowness?) = step else { return #expect(step == .over(nil)) }
    #expect(!slowness.endedAtUpperBound)
    let seconds = slowness.elapsed.inTenths
    #expect(
      slowness.description
        == "\(seconds) seconds (served for 1.0 of 1.0 seconds: the main actor was busy)")
  }

  @Test func `lasts no longer for long turns if the wait is for the absence of an event`() {
    var wait = Served(1_000, awaitsEvent: false)
    let (end, step) = wait.run(turn: 49)
    #expect(step == .over(nil))
    #expect(end < 1_100)
  }

  @Test func `counts a twentieth of the timeout for a stretch without an answer`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 50) == .probe(checkAgainAfter: .milliseconds(250)))
    for time in stride(from: 300, through: 4_800, by: 250) {
      #expect(wait.check(at: time) == .sleep(.milliseconds(250)))
    }
    // 50 ms of the first 5 seconds count, so 950 are left, and the next stretches are short ones.
    #expect(wait.answer(at: 5_000) == .sleep(.milliseconds(20)))
    for (time, next) in [(5_020, 40), (5_060, 80), (5_140, 160), (5_300, 250), (5_550, 250)] {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(
        wait.answer(at: time) == (next < 250 ? .sleep(.milliseconds(next)) : .keepSleeping))
    }
    #expect(wait.check(at: 5_800) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 5_800) == .sleep(.milliseconds(150)))
    #expect(wait.check(at: 5_950) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(
      wait.answer(at: 5_950)
        == .over(
          ServiceShortfall(
            served: .seconds(1), timeout: .seconds(1), elapsed: .milliseconds(5_950),
            busy: "the main actor")))
  }

  @Test func `gives a wait for the absence of an event that is always delayed twenty stretches`() {
    var wait = Served(1_000, awaitsEvent: false)
    var answers = 0
    let (_, step) = wait.run(turn: 60) { answers += 1 }
    #expect(step == .over(nil))
    #expect(answers == 20)
  }

  @Test func `counts a delay in full if it is short compared with the timeout`() {
    var wait = Served(30_000)
    _ = wait.check(at: 50)
    #expect(wait.answer(at: 150) == .sleep(.milliseconds(20)))
    for time in stride(from: 170, through: 29_850, by: 250) { _ = wait.check(at: time) }
    #expect(wait.answer(at: 29_850) == .sleep(.milliseconds(20)))
    // 150 ms and a fortieth of the 29.7 seconds have counted.
    #expect(wait.check(at: 29_870) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 29_870) == .sleep(.milliseconds(40)))
    for time in stride(from: 29_910, to: 58_210, by: 250) {
      #expect(wait.check(at: time) == .probe(checkAgainAfter: .milliseconds(250)))
      #expect(wait.answer(at: time).isOver == false)
    }
    _ = wait.check(at: 58_960)
    #expect(wait.answer(at: 58_960).isOver)
  }

  @Test func `does not count in full if another wait sent the probe long before`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 250) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 260, sent: -100) == .sleep(.milliseconds(20)))
    #expect(wait.check(at: 280) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 281, sent: 279) == .sleep(.milliseconds(40)))
  }

  @Test func `does not count while the process is stopped`() {
    var wait = Served(1_000)
    // A stop of an hour, longer than any upper bound.
    #expect(wait.check(at: 3_600_000) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.answer(at: 3_600_001) == .sleep(.milliseconds(20)))
  }

  @Test func `counts while its own closure runs, even if others wait for the executor`() {
    var wait = Served(1_000)
    #expect(wait.check(at: 50) == .probe(checkAgainAfter: .milliseconds(250)))
    #expect(wait.check(at: 250, workStart: 100) == .sleep(.milliseconds(250)))
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
    var step = wait.check(at: 50)
    for time in stride(from: 250, through: 300_000, by: 250) {
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
    var wait = Served(1_000, upperBound: 1_000, awaitsEvent: false)
    _ = wait.check(at: 50)
    _ = wait.answer(at: 300, slowest: "the thread pool")
    _ = wait.check(at: 320)
    _ = wait.answer(at: 520, slowest: "the main actor")
    _ = wait.check(at: 540)
    _ = wait.check(at: 790, busy: "the main actor")
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

  init(_ timeout: Int, upperBound: Int? = nil, awaitsEvent: Bool = true) {
    let timeout = Duration.milliseconds(timeout)
    time = ServedTime(
      timeout: timeout,
      upperBound: upperBound.map { .milliseconds($0) } ?? ServedTime.upperBound(for: timeout),
      awaitsEvent: awaitsEvent, at: start)
    time.checkInterval = .milliseconds(250)
    firstSleep = time.firstSleep()
  }

  /// Runs the wait to its end while each answer takes as long as a turn; returns the time of the end and the
  /// last step.
  mutating func run(turn: Int, onAnswer: () -> Void = {}) -> (end: Int, step: ServedTime.Step) {
    var (now, step) = (0, ServedTime.Step.sleep(firstSleep))
    while case .sleep(let sleep) = step {
      now += Int(sleep / .milliseconds(1))
      _ = check(at: now)
      for time in stride(from: now + 250, to: now + turn, by: 250) { _ = check(at: time) }
      now += turn
      step = answer(at: now, sent: now - turn)
      onAnswer()
      // The next check may have been planned for an earlier time, but is not needed.
      if step == .keepSleeping { step = .sleep(.milliseconds(1)) }
    }
    return (now, step)
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

extension ServedTime.Step {
  fileprivate var isOver: Bool { if case .over = self { true } else { false } }

  /// What was busy, if the time is over and that took long.
  fileprivate var busy: String? {
    if case .over(let slowness) = self { slowness?.busy } else { nil }
  }
}
