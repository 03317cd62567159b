import LitmusHarness
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `The default timeout` {
  @Test func `is one second`() {
    #expect(DefaultTimeout().timeoutDuration == .seconds(1))
  }

  @Test func `is that of the innermost scope`() async {
    withDefaultTimeout(5) {
      #expect(duration(.default) == .seconds(5))
      withDefaultTimeout(.milliseconds(10)) {
        #expect(duration(.default) == .milliseconds(10))
      }
      #expect(duration(.default) == .seconds(5))
    }
    await withDefaultTimeout(2.5) {
      await Task { #expect(duration(.default) == .milliseconds(2_500)) }.value
    }
    #expect(duration(.default) == .seconds(1))
  }

  @Test(.defaultTimeout(.seconds(7))) func `is that of the test's trait`() {
    #expect(duration(.default) == .seconds(7))
  }

  private func duration(_ timeout: DefaultTimeout) -> Duration { timeout.timeoutDuration }
}

@Suite struct `The scale of timeouts` {
  @Test(arguments: [nil, "", "fast", "0", "-2", "nan", "inf"])
  func `is 1 unless it is a positive number`(_ text: String?) {
    #expect(TimeoutScale.factor(text) == 1)
  }

  @Test func `multiplies timeouts`() {
    #expect(TimeoutScale.factor("2.5") == 2.5)
    #expect(TimeoutScale.scaled(.seconds(2), by: 2.5) == .seconds(5))
    #expect(TimeoutScale.scaled(.zero, by: 2.5) == .zero)
    #expect(TimeoutScale.scaled(.milliseconds(100), by: 1) == .milliseconds(100))
    #expect(WaitLimit(.infinity).scaled(on: ContinuousClock()).duration == nil)
  }
}
