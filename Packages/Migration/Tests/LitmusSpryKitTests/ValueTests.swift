import Foundation
import LitmusReporting
import LitmusSpryKit
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `SpryKit's values` {
  private struct Crate { var jars: Int }

  @Test func `are equal if their parts are`() {
    #expect(isAnyEqual(Crate(jars: 1), Crate(jars: 1)))
    #expect(!isAnyEqual(Crate(jars: 1), Crate(jars: 2)))
    #expect(isAnyEqual(nil, Int?.none))
    #expect(isAnyEqual((jars: 1, "a"), (1, name: "a")))
  }

  @Test func `may be SpryEquatable without an == of their own`() {
    #expect(areEqual(SpryCrate(jars: 1), SpryCrate(jars: 1)))
    #expect(!areEqual(SpryCrate(jars: 1), SpryCrate(jars: 2)))
    #expect(areEqual(SpryBasket(jars: 1), SpryBasket(jars: 1)))
    #expect(SpryBasket(jars: 1) == SpryBasket(jars: 1))
    #expect(SpryBasket(jars: 1) != SpryBasket(jars: 2))
    #expect(areEqual("a", "a"))
    #expect(areEqual([1, 2], [1, 2]))
    #expect(!areEqual(["a": 1], ["a": 2]))
    #expect(SpryCrate(jars: 1)._DO_NOT_OVERRIDE_isEqual(to: SpryCrate(jars: 1)))
    #expect(!SpryCrate(jars: 1)._DO_NOT_OVERRIDE_isEqual(to: nil))
  }

  @Test func `may be SpryEquatable objects that form a cycle`() {
    let (chain, other) = (SpryChain(jars: 1), SpryChain(jars: 1))
    chain.next = chain
    other.next = other
    #expect(areEqual(chain, other))
    other.next = SpryChain(jars: 2)
    #expect(!areEqual(chain, other))
  }

  @Test func `show their properties`() {
    final class Box { private let jars = 3 }
    class Base { let kind = "jam" }
    final class Sub: Base { lazy var size = 4; let label: String? = nil }
    #expect(PropertyReflector.scan(Box()).property(named: "jars") == 3)
    let sub = Sub()
    _ = sub.size
    let properties = PropertyReflector.scan(sub as Any?)
    #expect(properties.property(String.self, named: "kind") == "jam")
    #expect(properties.property(named: "size") == 4)
    #expect(properties.property(String?.self, named: "label") == nil)
    let failures = FailureRecorder.record {
      let _: Int = properties.property(named: "none")
      let _: Int = properties.property(named: "kind")
    }
    #expect(
      failures.map(\.message) == [
        "Looked for the property none, but expected one of: kind, label, size",
        "Property kind was of type String, but expected Int",
      ])
  }

  @Test func `are made for tests`() throws {
    #expect(URL.spry.testMake().absoluteString == "http://www.some.com")
    #expect(
      URLRequest.spry.testMake(url: "http://a.b", headers: ["k": "v"]).value(
        forHTTPHeaderField: "k") == "v")
    let request: URLRequest = .spry.testMake(url: .spry.testMake("http://a.b"))
    #expect(request.friendlyDescription.contains("http://a.b"))
    #expect(TimeZone.spry.testMake(secondsFromGMT: 3600).secondsFromGMT() == 3600)
    #expect(Date.spry.testMake(year: 1970, month: 1, day: 1) == Date(timeIntervalSince1970: 0))
    let data = try Data.spry.testMake(from: ["b": 1, "a": 2])
    #expect(String(decoding: data, as: UTF8.self) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(try Data.spry.testMake([String: Int].self, from: data) == ["a": 2, "b": 1])
    guard case .validator(let isNear) = DispatchTime.spry.argument(secondsFromNow: 60) else {
      Issue.record("There is no validator")
      return
    }
    #expect(!isNear(DispatchTime.now()))
    #expect(!isNear(nil))
  }

  private func areEqual<Value: SpryEquatable>(_ lhs: Value, _ rhs: Value) -> Bool {
    (try? lhs == rhs) ?? false
  }
}

private struct SpryCrate: SpryEquatable { var jars: Int }
private struct SpryBasket: Equatable { var jars: Int }
extension SpryBasket: SpryEquatable {}
private final class SpryChain: SpryEquatable {
  let jars: Int
  var next: SpryChain?
  init(jars: Int) { self.jars = jars }
}
