import LitmusSpies
import Testing

@Suite struct `The trait spyScope` {
  @Suite(.spyScope) struct `on a suite` {
    init() {
      expectNoOtherCalls(FakeTimer.self)
      FakeTimer.when(.play).andReturn(1)
    }

    @Test(arguments: 1...20) func `gives each case its own, from init on`(number: Int) async {
      await Task.yield()
      #expect(FakeTimer.play() == 1)
      FakeTimer.when(.play).again.andReturn(number)
      await Task.yield()
      #expect(FakeTimer.play() == number)
      expectReceived(FakeTimer.calls(.play), times: 2)
    }

    @Suite struct `and on those in it` {
      @Test(arguments: 1...20) func `gives each case its own`(number: Int) async {
        FakeTimer.when(.play).andReturn(number)
        await Task.yield()
        #expect(FakeTimer.play() == number)
        expectReceived(FakeTimer.calls(.play), times: 1)
      }
    }
  }

  @MainActor @Suite(.spyScope) final class `on a suite of the main actor` {
    init() { FakeTimer.when(.play).andReturn(1) }

    @Test func `gives each test its own`() async {
      await Task.yield()
      #expect(FakeTimer.play() == 1)
    }
  }

  @Suite(.spyScope) struct `on a suite and its test` {
    @Test(.spyScope) func `is one more scope, which counts`() {
      FakeTimer.when(.play).andReturn(2)
      #expect(FakeTimer.play() == 2)
    }
  }
}

// MARK: - Fixtures

private final class FakeTimer: FakeInstrument {}
