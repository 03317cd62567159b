@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A timeout` {
  @Test func `is a duration or a number of seconds`() {
    let delay = 0.25
    #expect(limit(.seconds(3)).duration == .seconds(3))
    #expect(limit(.seconds(1.5)).duration == .milliseconds(1_500))
    #expect(limit(.milliseconds(20)).duration == .milliseconds(20))
    #expect(limit(.milliseconds(0.5)).duration == .microseconds(500))
    #expect(limit(.microseconds(7)).duration == .microseconds(7))
    #expect(limit(.microseconds(1.5)).duration == .nanoseconds(1_500))
    #expect(limit(.nanoseconds(9)).duration == .nanoseconds(9))
    #expect(limit(.zero).duration == .zero)
    #expect(limit(delay * 2).duration == .milliseconds(500))
    #expect(limit(2).duration == .seconds(2))
    #expect(limit(Duration.seconds(1) / 2).duration == .milliseconds(500))
  }

  @Test func `is zero if it is negative or not a number`() {
    #expect(limit(-1).duration == .zero)
    #expect(limit(-0.5).duration == .zero)
    #expect(limit(-Double.infinity).duration == .zero)
    #expect(limit(Double.nan).duration == .zero)
    #expect(limit(.seconds(Double.nan)).duration == .zero)
    #expect(limit(Duration.seconds(-3)).duration == .zero)
  }

  @Test func `is no limit if it is infinite or too long for a clock`() {
    #expect(limit(.infinity).duration == nil)
    #expect(limit(Double.infinity).duration == nil)
    #expect(limit(1e300).duration == nil)
    #expect(limit(Int.max).duration == nil)
    #expect(limit(.seconds(Double.infinity)).duration == nil)
    #expect(limit(.milliseconds(Double.infinity)).duration == nil)
    #expect(limit(.seconds(1_000_000_000)).duration == nil)
    #expect(limit(.seconds(999_999_999)).duration == .seconds(999_999_999))
  }

  @Test func `is shown in seconds`() {
    #expect(limit(1).description == "1.0 seconds")
    #expect(limit(1.1).description == "1.1 seconds")
    #expect(limit(.milliseconds(200)).description == "0.2 seconds")
    #expect(limit(.infinity).description == "no time limit")
  }

  @Test func `does not change how durations and numbers are written elsewhere`() {
    let sum: Duration = .seconds(1) + .milliseconds(500) - .zero
    let durations: [Duration] = [.seconds(1), .milliseconds(1.5), .nanoseconds(1), .zero]
    let numbers: [Double] = [.infinity, -.infinity, .zero]
    #expect(sum * 2 == .seconds(3))
    #expect(max(.seconds(1), durations[1]) == .seconds(1))
    #expect(durations.contains(.zero) && numbers.contains(.infinity))
  }

  private func limit(_ timeout: some TimeoutValue) -> WaitLimit { WaitLimit(timeout) }
}
