import LitmusSpies
import Testing

@Suite struct `The trait spyScope` {
  @Suite(.spyScope) struct `on a suite` {
    init() {
      expectHaveNoRecordedCalls(FakeTimer.self)
      FakeTimer.stub(.now).andReturn(1)
    }

    @Test(arguments: 1...20) func `gives each case its own, from init on`(number: Int) async {
      await Task.yield()
      #expect(FakeTimer.now() == 1)
      FakeTimer.stubAgain(.now).andReturn(number)
      await Task.yield()
      #expect(FakeTimer.now() == number)
      expectHaveReceived(FakeTimer.self, .now, countSpecifier: .exactly(2))
    }

    @Suite struct `and on those in it` {
      @Test(arguments: 1...20) func `gives each case its own`(number: Int) async {
        FakeTimer.stub(.now).andReturn(number)
        await Task.yield()
        #expect(FakeTimer.now() == number)
        expectHaveReceived(FakeTimer.self, .now, countSpecifier: .exactly(1))
      }
    }
  }

  @MainActor @Suite(.spyScope) final class `on a suite of the main actor` {
    init() { FakeTimer.stub(.now).andReturn(1) }

    @Test func `gives each test its own`() async {
      await Task.yield()
      #expect(FakeTimer.now() == 1)
    }
  }

  @Suite(.spyScope) struct `on a suite and its test` {
    @Test(.spyScope) func `is one more scope, which counts`() {
      FakeTimer.stub(.now).andReturn(2)
      #expect(FakeTimer.now() == 2)
    }
  }
}

// MARK: - Fixtures

private final class FakeTimer: Spryable {
  enum ClassFunction: String, StringRepresentable { case now = "now()" }
  static func now() -> Int { spryify() }
}
