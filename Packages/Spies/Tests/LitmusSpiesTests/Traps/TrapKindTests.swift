import LitmusSpies
import Testing

@Suite struct `Every kind of trap is caught, with its message,` {
  @Test(arguments: TrapKind.all) func `on a thread of its own`(kind: TrapKind) {
    expect(expectThrowsAssertion(kind.trap), isOf: kind)
  }

  @Test(arguments: TrapKind.all) @MainActor func `in place`(kind: TrapKind) {
    expect(expectThrowsAssertion { kind.trap() }, isOf: kind)
  }

  @Test(arguments: TrapKind.all) func `in an asynchronous closure`(kind: TrapKind) async {
    let message = await expectThrowsAssertion {
      await Task.yield()
      kind.trap()
    }
    expect(message, isOf: kind)
  }

  private func expect(_ message: String?, isOf kind: TrapKind) {
    guard let text = kind.text else {
      #expect(message == nil)
      return
    }
    #expect(message?.contains(text) == true, "\(message ?? "no message")")
  }
}
