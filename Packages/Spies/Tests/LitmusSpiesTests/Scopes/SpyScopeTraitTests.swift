import LitmusSpies
import Testing

@Suite struct `The trait spyScope` {
  @Suite(.spyScope) struct `on a suite` {
    init() {
      expectNoOtherCalls(FakeTimer.self)
      FakeTimer.when(.now).andReturn(1)
    }

    @Test(arguments: 1...20) func `gives each case its own, from init on`(number: Int) async {
      await Task.yield()
      #expect(FakeTimer.now() == 1)
      FakeTimer.when(.now).again.andReturn(number)
      await Task.yield()
      #expect(FakeTimer.now() == number)
      expectReceived(FakeTimer.calls(.now), times: 2)
    }

    @Suite struct `and on those in it` {
      @Test(arguments: 1...20) func `gives each case its own`(number: Int) async {
        FakeTimer.when(.now).andReturn(number)
        await Task.yield()
        #expect(FakeTimer.now() == number)
        expectReceived(FakeTimer.calls(.now), times: 1)
      }
    }
  }

  @MainActor @Suite(.spyScope) final class `on a suite of the main actor` {
    init() { FakeTimer.when(.now).andReturn(1) }

    @Test func `gives each test its own`() async {
      await Task.yield()
      #expect(FakeTimer.now() == 1)
    }
  }

  @Suite(.spyScope) struct `on a suite and its test` {
    @Test(.spyScope) func `is one more scope, which counts`() {
      FakeTimer.when(.now).andReturn(2)
      #expect(FakeTimer.now() == 2)
    }
  }
}

// MARK: - Fixtures

private final class FakeTimer: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case now }
  static func now() -> Int { spy(.now) }
}
