// begin-snippet: spy-scope-trait
import LitmusSpies
import Testing

final class FakeClock: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String {
    case now
  }

  static func now() -> Int { spy(.now) }
}

@Suite(.spyScope) struct ClockTests {
  @Test(arguments: 1...9) func tellsTheTime(hour: Int) {
    FakeClock.when(.now).andReturn(hour)
    #expect(FakeClock.now() == hour)
    expectReceived(FakeClock.calls(.now), times: 1)
  }
}
// end-snippet

@Suite(.spyScope) struct `The guide to spy scopes` {
  // begin-snippet: spy-scope-carry
  @Test func tellsTheTimeElsewhere() async {
    FakeClock.when(.now).andReturn(12)
    let time = await Task.detached(operation: SpyScope.carry { FakeClock.now() }).value
    #expect(time == 12)
  }
  // end-snippet

  @Test func tellsTheTimeByHand() async {
    await SpyScope.run {
      FakeClock.when(.now).andReturn(7)
      let time = await Task { FakeClock.now() }.value
      #expect(time == 7)
    }
  }
}
