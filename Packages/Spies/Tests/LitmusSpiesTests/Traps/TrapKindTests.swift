import LitmusSpies
import Testing
import XCTest

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

final class TrapKindXCTests: XCTestCase {
  func testEveryKindIsCaughtWithItsMessage() {
    for kind in TrapKind.all {
      check(expectThrowsAssertion(kind.trap), isOf: kind)
    }
  }

  func testEveryKindIsCaughtInAnAsynchronousClosure() async {
    for kind in TrapKind.all {
      let message = await expectThrowsAssertion {
        await Task.yield()
        kind.trap()
      }
      check(message, isOf: kind)
    }
  }

  private func check(_ message: String?, isOf kind: TrapKind) {
    guard let text = kind.text else { return XCTAssertNil(message, kind.name) }
    XCTAssertTrue(message?.contains(text) == true, "\(kind.name): \(message ?? "no message")")
  }
}
