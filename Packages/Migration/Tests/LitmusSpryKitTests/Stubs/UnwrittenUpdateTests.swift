import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `An update that goes nowhere` {
  private let fake = FakeDial()

  @Test func `is reported at the stub's line`() {
    let line = #line + 1
    fake.stub(.turn).andUpdate { arguments in
      arguments[1] = 7
      return true
    }
    let failures = FailureRecorder.record {
      var number = 1
      #expect(fake.turn(by: 2, &number))
      #expect(number == 1)
    }
    #expect(
      failures.map(\.message) == [
        "Wrote 7 (Int) to argument 2 of turn(by:_:), but expected an inout parameter that the fake "
          + "writes back. To fix this, pass updating: to spryify, if the fake is by hand"
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is none where nothing changes`() async {
    fake.stub(.turn).andUpdate { _ in true }
    fake.stub(.press).andUpdateVoid { arguments in arguments[0] = 1 }
    var number = 1
    #expect(fake.turn(by: 2, &number))
    await fake.press(1) {}
  }

  @Test func `is reported in an async member`() async {
    fake.stub(.press).andUpdateVoid { arguments in arguments[0] = 2 }
    let failures = await FailureRecorder.record { await fake.press(1) {} }
    #expect(failures.count == 1)
  }
}

// MARK: - Fixtures

private final class FakeDial: Spryable {
  enum Function: String, StringRepresentable {
    case turn = "turn(by:_:)"
    case press = "press(_:_:)"
  }

  let spyRecord = SpyRecord()

  func turn(by step: Int, _ number: inout Int) -> Bool { spryify(arguments: step, number) }

  func press(_ number: Int, _ action: @escaping @Sendable () -> Void) async {
    let _: Void = await spryifyAsync(arguments: number, action, asType: Void.self)
  }
}
