#if Macros
import Foundation
import LitmusSpies
import Testing

protocol ShapeEvent: Sendable { var name: String { get } }

struct ShapeLogin: ShapeEvent { var name: String }

@Fake(if: nil) protocol ShapeTracker {
  func track(_ event: any ShapeEvent, times: Int) -> Int
  func set<Value: Equatable>(_ value: Value, for key: String) -> Int
  func log(_ value: Any, _ level: Int) -> Int
  func schedule(_ event: any ShapeEvent, delay: Double, for user: String?) -> Int
  func pay(_ amount: Decimal, to card: some StringProtocol, _ flags: Set<UInt8>...) -> Int
}

@Suite struct `Generic and existential parameters` {
  @Test func `take values, literals and conditions, also in one call`() {
    let fake = FakeShapeTracker()
    fake.when.track(ShapeLogin(name: "a"), times: 1).andReturn(1)
    fake.when.track(ShapeLogin(name: "b"), times: .any).andReturn(2)
    fake.when.track(.matching { $0.name == "c" }, times: 3).andReturn(3)
    fake.when.set("x", for: "k").andReturn(4)
    fake.when.set("y", for: .any).andReturn(5)
    fake.when.set(.any(Int.self), for: "k").andReturn(6)
    fake.when.log("x", 1).andReturn(7)
    fake.when.log(1, .in(2...3)).andReturn(8)
    fake.when.log(.any, 4).andReturn(9)
    #expect(fake.track(ShapeLogin(name: "a"), times: 1) == 1)
    #expect(fake.track(ShapeLogin(name: "b"), times: 9) == 2)
    #expect(fake.track(ShapeLogin(name: "c"), times: 3) == 3)
    #expect(
      fake.set("x", for: "k") == 4 && fake.set("y", for: "z") == 5 && fake.set(1, for: "k") == 6)
    #expect(fake.log("x", 1) == 7 && fake.log(1, 2) == 8 && fake.log([1], 4) == 9)
    expectReceived(fake.calls.set("y", for: .any), times: 1)
    expectReceived(fake.calls.log(1, .any), times: 1)
  }

  @Test func `take literals of types that are no literal's default`() {
    let fake = FakeShapeTracker()
    let login = ShapeLogin(name: "a")
    fake.when.schedule(login, delay: 5, for: nil).andReturn(1)
    fake.when.schedule(login, delay: 6, for: .any).andReturn(2)
    fake.when.schedule(.any, delay: 7, for: nil).andReturn(3)
    fake.when.schedule(login, delay: .any, for: .equal("b")).andReturn(4)
    fake.when.pay(10, to: "x", [1], []).andReturn(5)
    fake.when.pay(10, to: "y", .any).andReturn(6)
    #expect(fake.schedule(login, delay: 5, for: nil) == 1)
    #expect(fake.schedule(login, delay: 6, for: "c") == 2)
    #expect(fake.schedule(ShapeLogin(name: "d"), delay: 7, for: nil) == 3)
    #expect(fake.schedule(login, delay: 8, for: "b") == 4)
    #expect(fake.pay(10, to: "x", [1], []) == 5 && fake.pay(10, to: "y") == 6)
    expectReceived(fake.calls.schedule(login, delay: 5, for: nil), times: 1)
  }
}
#endif
