@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `Tests that run for long` {
  private let first = cartTest("testLoads")
  private let second = cartTest("testSaves")

  /// Returns what a reporter writes; the second argument sets the time, in seconds from the start.
  private func log(_ receive: (PlainReporter, (Double) -> Void) -> Void) throws -> String {
    let begin = ContinuousClock.now
    let now = Locked(begin)
    return try written { writer in
      let reporter = PlainReporter(
        TerminalLines(writer: writer, style: .plain, rerun: RerunCommand(program: "app")),
        now: { now.withLock { $0 } })
      receive(reporter) { seconds in now.withLock { $0 = begin + .seconds(seconds) } }
    }
  }

  @Test
  func `are named in a log after 10, 30 and 60 seconds, and each minute from then on`() throws {
    let text = try log { reporter, setTime in
      reporter.receive(.testStarted(first, iteration: 1))
      setTime(5)
      reporter.receive(.testStarted(second, iteration: 2))
      for seconds in [9.9, 10, 14, 15, 29, 30, 35, 125, 180, 199] {
        setTime(seconds)
        reporter.tick()
      }
      reporter.receive(.testFinished(result(of: first, .passed)))
      setTime(300)
      reporter.tick()
    }
    #expect(
      text == """
        … CartTests/testLoads has been running for 10 s
        … CartTests/testSaves, repetition 2 has been running for 10 s
        … CartTests/testLoads has been running for 30 s
        … CartTests/testSaves, repetition 2 has been running for 30 s
        … CartTests/testLoads has been running for 120 s; --time-limit 60 would end it
        … CartTests/testSaves, repetition 2 has been running for 120 s
        … CartTests/testLoads has been running for 180 s
        … CartTests/testSaves, repetition 2 has been running for 180 s
        ✔ CartTests/testLoads (0.000 s)
        … CartTests/testSaves, repetition 2 has been running for 240 s

        """)
  }

  @Test func `are counted in a log, except the first ones, if there are many`() throws {
    let text = try log { reporter, setTime in
      for number in 0..<1_212 {
        let test = cartTest("test\(number)")
        reporter.receive(.testStarted(test, iteration: 1))
        if number < 200 { reporter.receive(.testFinished(result(of: test))) }
      }
      setTime(10)
      reporter.tick()
    }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("…") }
    #expect(lines.count == 11)
    #expect(lines.first == "… CartTests/test200 has been running for 10 s")
    #expect(lines.dropLast().last == "… CartTests/test209 has been running for 10 s")
    #expect(lines.last == "… and 1,002 others have been running for 10 s or longer")
  }

  @Test func `are named in a log every ten seconds at most, if there are many`() throws {
    let text = try log { reporter, setTime in
      for number in 0..<60 {
        setTime(Double(number) / 10)
        reporter.receive(.testStarted(cartTest("test\(number)"), iteration: 1))
      }
      for number in 100..<300 {
        setTime(Double(number) / 10)
        if number.isMultiple(of: 12) { reporter.tick() }
      }
    }
    let counts = text.split(separator: "\n").filter { $0.hasPrefix("… and") }
    #expect(
      counts == [
        "… and 2 others have been running for 10 s or longer",
        "… and 29 others have been running for 10 s or longer",
      ])
  }

  @Test func `are no longer named in a log when they run again`() throws {
    let text = try log { reporter, setTime in
      reporter.receive(.testStarted(first, iteration: 1))
      reporter.receive(.testRetried(result(of: first, .failed)))
      setTime(8)
      reporter.receive(.testStarted(first, iteration: 1))
      for seconds in [17.0, 18] {
        setTime(seconds)
        reporter.tick()
      }
    }
    #expect(
      text == """
        ✘ CartTests/testLoads, attempt 1 (0.000 s), runs again
        … CartTests/testLoads has been running for 10 s

        """)
  }

  @Test func `are shown on the bar with the time that they have taken, the longest first`() {
    let begin = ContinuousClock.now
    var bar = ProgressBar()
    bar.begin(TestRunStart(testCount: 4, iterations: 1, suiteCount: 1, seed: nil), at: begin)
    bar.running.begin(first, iteration: 1, at: begin)
    bar.running.begin(second, iteration: 1, at: begin + .seconds(3))
    #expect(
      bar.line(columns: 80, at: begin + .milliseconds(12_500), .plain)
        == "░░░░░░░░░░░░░░░░░░░░ 0/4  12.5 s  CartTests/testLoads for 12 s and 1 more")
    bar.finish(result(of: first, .crashed))
    bar.finish(result(of: cartTest(), .flaky))
    #expect(
      bar.line(columns: 80, at: begin + .milliseconds(3_999), .plain)
        == "██████████░░░░░░░░░░ 2/4  ☠ 1  ↻ 1  3.9 s  CartTests/testSaves")
  }
}
