import LitmusReporting
import LitmusSpryKit
import Testing

private class Ship {}

private final class Ferry: Ship {}

private typealias Reply = (Int) -> Void

private final class FakeBin: Spyable {
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
    case putGeneric = "putGeneric(_:)"
  }

  let spyRecord = SpyRecord()

  func put(_ value: Any?) { recordCall(arguments: value) }
  func putGeneric<Value>(_ value: Value) { recordCall(arguments: value) }
}

@Suite struct `An argument's condition` {
  /// Whether a call with a value meets a condition.
  private func meets(_ value: Any?, _ condition: Argument) -> Bool {
    let fake = FakeBin()
    fake.put(value)
    return fake.didCall(.put, with: condition).success
  }

  /// Whether a call with a value of a generic type meets a condition.
  private func meets<Value>(generic value: Value, _ condition: Argument) -> Bool {
    let fake = FakeBin()
    fake.putGeneric(value)
    return fake.didCall(.putGeneric, with: condition).success
  }

  @Test func `nonNil and nil are met by one or the other`() {
    #expect(meets(1, .nonNil))
    #expect(!meets(nil, .nonNil))
    #expect(meets(nil, .nil))
    #expect(!meets(1, .nil))
    #expect(!meets("nil", .nil))
  }

  @Test func `nil is nil in a generic function, too`() {
    #expect(meets(generic: Int?.none, .nil))
    #expect(!meets(generic: Int?.none, .nonNil))
    #expect(meets(generic: Int??.some(nil), .nil))
    #expect(meets(generic: Int?.some(1), .nonNil))
    #expect(!meets(generic: Int?.some(1), .nil))
  }

  @Test func `skipped is met by every argument, also by one that the fake does not record`() {
    #expect(meets(Argument.skipped, .skipped))
    #expect(meets(Argument.closure, .skipped))
    #expect(meets(1, .skipped))
    #expect(meets(nil, .skipped))
    #expect(meets(Argument.anything, .skipped))
  }

  @Test func `anything is met by all but what the fake does not record`() {
    #expect(meets(1, .anything))
    #expect(meets({}, .anything))
    #expect(meets(nil, .anything))
    #expect(meets(Argument.closure, .anything))
    #expect(meets(Argument.anything, .anything))
    #expect(!meets(Argument.skipped, .anything))
  }

  @Test func `closure is met by closures of all types and what stands for them`() {
    #expect(meets({}, .closure))
    #expect(meets({ (number: Int) -> String in "\(number)" }, .closure))
    #expect(meets({ () -> Int.Type in Int.self }, .closure))
    #expect(meets({ () async throws in }, .closure))
    let handler: Reply? = { _ in }
    #expect(meets(handler, .closure))
    #expect(meets(generic: handler, .closure))
    #expect(meets(Argument.closure, .closure))
    #expect(meets(FakeBin.put, .closure))
  }

  @Test func `closure is not met by anything else`() {
    let handler: Reply? = nil
    #expect(!meets(handler, .closure))
    #expect(!meets(generic: handler, .closure))
    #expect(!meets(nil, .closure))
    #expect(!meets("() -> Void", .closure))
    #expect(!meets(Argument.skipped, .closure))
    #expect(!meets((() -> Void).self, .closure))
    #expect(!meets([{}], .closure))
    #expect(!meets(Ship(), .closure))
    #expect(!meets(Box<() -> Void>(), .closure))
    #expect(!meets((), .closure))
  }

  @Test func `isType is met by exactly that type`() {
    #expect(meets("x", .isType(String.self)))
    #expect(!meets("x", .isType(Substring.self)))
    #expect(!meets(1, .isType(Double.self)))
    #expect(!meets(nil, .isType(String.self)))
    #expect(meets(Ferry(), .isType(Ferry.self)))
    #expect(!meets(Ferry(), .isType(Ship.self)))
    #expect(meets(Ferry() as Ship, .isType(Ferry.self)))
    #expect(meets(1 as Int?, .isType(Int?.self)))
    #expect(meets(generic: Int??.some(1), .isType(Int?.self)))
    #expect(meets(nil, .isType(Int?.self)))
    #expect(!meets("x", .isType(Int?.self)))
  }

  @Test func `instanceOf is met by values, subclasses and conforming types`() {
    #expect(meets(Ferry(), .instanceOf(Ferry.self)))
    #expect(meets(Ferry(), .instanceOf(Ship.self)))
    #expect(!meets(Ship(), .instanceOf(Ferry.self)))
    #expect(meets("x", .instanceOf(String.self)))
    #expect(meets(String?.some("x"), .instanceOf(String.self)))
    #expect(meets(generic: String?.some("x"), .instanceOf(String.self)))
    #expect(meets("x", .instanceOf((any StringProtocol).self)))
    #expect(!meets(1, .instanceOf((any StringProtocol).self)))
    #expect(!meets(Ferry.self, .instanceOf(Ferry.self)))
    #expect(!meets(nil, .instanceOf(Ferry.self)))
  }

  @Test func `validator and pass ask a closure`() {
    #expect(meets(2, .validator { $0 as? Int == 2 }))
    #expect(!meets(3, .validator { $0 as? Int == 2 }))
    #expect(meets(nil, .pass { $0 == nil }))
    #expect(!meets(1, .pass { $0 == nil }))
  }

  @Test func `has the name of its case`() {
    let conditions: [Argument] = [
      .anything, .nonNil, .nil, .skipped, .closure, .validator { _ in true }, .pass { _ in true },
      .isType(Int.self), .instanceOf(Ferry.self),
    ]
    #expect(
      conditions.map(\.description) == [
        "Argument.anything", "Argument.nonNil", "Argument.nil", "Argument.skipped",
        "Argument.closure", "Argument.validator", "Argument.validator", "Argument.validator",
        "Argument.validator",
      ])
    #expect(Argument.captor().description == ".captor()")
    #expect(Argument.skipped.debugDescription == Argument.skipped.friendlyDescription)
    #expect(Argument.pass { _ in true } == .validator { _ in false })
    #expect(Argument.isType(Int.self) == .instanceOf(String.self))
    #expect(Argument.nil != .nonNil)
  }

  @Test func `is shown in failures`() {
    let fake = FakeBin()
    fake.put("x")
    let (texts, _) = FailureRecorder.texts {
      expectHaveReceived(fake, .put, with: Argument.isType(Int.self))
      expectHaveReceived(fake, .put, with: Argument.nil)
    }
    #expect(
      texts.map { $0.split(separator: "\n")[2] } == [
        #"  argument 1: "x", but expected .validator"#, #"  argument 1: "x", but expected .nil"#,
      ])
  }
}

@Suite struct `An argument equals a value` {
  private func areEqual(_ value: Any?, _ expected: Any?) -> Bool {
    let fake = FakeBin()
    fake.put(value)
    return fake.didCall(.put, withArguments: [expected]).success
  }

  @Test func `of its type by ==, in collections element by element`() {
    #expect(areEqual(Book(name: "x"), Book(name: "x")))
    #expect(!areEqual(Book(name: "x"), Book(name: "y")))
    #expect(areEqual(nil, Int?.none) && !areEqual(nil, 1) && !areEqual(1, nil))
    #expect(!areEqual(1, 1.0))
    #expect(areEqual(["a": 1], ["a": 1] as [String: Any]) && areEqual([1], [1] as [Any]))
    #expect(areEqual(Set([1]), Set([1 as AnyHashable])) && !areEqual([1, 2], [2, 1] as [Any]))
    #expect(!areEqual([1, 2], [1.0, 2.0]))
    #expect(areEqual((x: 1, "a"), (1, y: "a")) && areEqual(AnyHashable(1), 1))
    #expect(areEqual(Int.self, Int.self) && !areEqual(Int.self, String.self))
  }

  @Test func `without == by identity or by parts`() {
    let ship = Ship()
    #expect(areEqual(ship, ship) && !areEqual(ship, Ship()))
    #expect(areEqual(Box<Int>(), Box<Int>()) && !areEqual(Box<Int>(), Box<String>()))
    #expect(!areEqual({}, {}))
  }
}

private struct Box<Value> {}
