// begin-snippet: spy-scope-trait
import LitmusSpies
import Testing

final class FakeClock: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case now = "now()"
  }

  static func now() -> Int { spryify() }
}

@Suite(.spyScope) struct ClockTests {
  @Test(arguments: 1...9) func tellsTheTime(hour: Int) {
    FakeClock.stub(.now).andReturn(hour)
    #expect(FakeClock.now() == hour)
    expectHaveReceived(FakeClock.self, .now, countSpecifier: .exactly(1))
  }
}
// end-snippet

@Suite(.spyScope) struct `The guide to spy scopes` {
  // begin-snippet: spy-scope-carry
  @Test func tellsTheTimeElsewhere() async {
    FakeClock.stub(.now).andReturn(12)
    let time = await Task.detached(operation: SpyScope.carry { FakeClock.now() }).value
    #expect(time == 12)
  }
  // end-snippet

  // begin-snippet: spy-scope-run
  @Test func tellsTheTimeByHand() async {
    await SpyScope.run {
      FakeClock.stub(.now).andReturn(7)
      let time = await Task { FakeClock.now() }.value
      #expect(time == 7)
    }
  }
  // end-snippet
}
