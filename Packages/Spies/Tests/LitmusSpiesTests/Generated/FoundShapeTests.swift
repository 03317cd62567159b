#if Macros
import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Fakes of shapes that reviews have found` {
  @Test func `the setter of a generic subscript for each type`() {
    let fake = FakeTypedSettings()
    fake.when.subscript(.any(TypedKey<Int>.self)).set(.any).andDo { _, _ in }
    fake[TypedKey<String>(name: "a")] = "x"
    fake[TypedKey<Int>(name: "b")] = 1
    expectReceived(fake.calls.subscript(.any(TypedKey<Int>.self)).set(.any), times: 1)
    #expect(fake.calls.subscript(.any(TypedKey<String>.self)).set(.any).map(\.newValue) == ["x"])
    let failures = FailureRecorder.record {
      expectReceived(fake.calls.subscript(.any(TypedKey<Bool>.self)).set(.any))
    }
    #expect(failures.count == 1)
  }

  @Test func `evaluated parameters, also named like the code of a fake, or without a value`() {
    let fake = FakeEvaluated()
    fake.when.check(true).andReturn(1)
    fake.when.call(2).andReturn(3)
    fake.when.real("a").andReturn("b")
    #expect(fake.check(1 < 2) == 1)
    #expect(fake.call(2) == 3)
    #expect(fake.real("a") == "b")
    fake.when.run(.any, then: true).andReturn(1)
    var count = 0
    #expect(fake.run(count += 1, then: true) == 1)
    #expect(count == 1)
    expectReceived(fake.calls.run, times: 1)
  }

  @Test func `dictionaries of associated, generic and own types`() {
    let counter = FakeElementCounter<String>()
    counter.when.merge(["a": 1]).andReturn(2)
    #expect(counter.merge(["a": 1]) == 2)
    let node = FakeRankedNode()
    node.when.rank([node: 1]).andReturn(3)
    #expect(node.rank([node: 1]) == 3)
    let grouper = FakeGrouper()
    grouper.when.group(.any, returning: [Bool: [Int]].self).andReturn([true: [1]])
    #expect(grouper.group { $0 > 0 } == [true: [1]])
    expectReceived(grouper.calls.group(.any, returning: [Bool: [Int]].self))
  }

  @Test func `closures, and nothing, that are assigned`() {
    let fake = FakeChangeSource()
    var saved: ((Int) -> Void)?
    fake.when.onChange.set.andDo { saved = $0 }
    var seen: [Int] = []
    fake.onChange = { seen.append($0) }
    saved?(1)
    #expect(seen == [1])
    var count = 0
    fake.when.signal.set(.any).andDo { count += 1 }
    fake.signal = ()
    #expect(count == 1)
  }

  @Test func `closures with names of parameters`() {
    let fake = FakeChangeSource()
    fake.onMove = { _ in }
    fake.distance = { x, y in x + y }
    fake.when.step(returning: ((Int) -> Int).self).andReturn { $0 + 1 }
    fake.when.step(returning: ((String) -> Int).self).andReturn { $0.count }
    #expect(fake.distance(1, 2) == 3)
    #expect(fake.step()(1) == 2 && fake.step()("abc") == 3)
    expectReceived(fake.calls.onMove.set(.notNil), times: 1)
  }

  @Test func `a class with members that a fake cannot name`() {
    let fake = FakeListModel()
    fake.when.count.andReturn(3)
    #expect(fake.count == 3)
    #expect(fake.with(1) === fake)
    #expect(Array(fake.values) == [1])
    fake.when.title.andReturn("b")
    #expect(fake.title == "b")
  }

  @Test func `parameters named like those that a fake adds`() {
    let fake = FakeNumberedArguments()
    fake.when.add(1, 2).andReturn(3)
    fake.when.join(.any, argument0: "a").andReturn("b")
    fake.when.subscript(4, argument0: 5).andReturn(6)
    #expect(fake.add(1, 2) == 3)
    #expect(fake.join(7, argument0: "a") == "b")
    #expect(fake[4, argument0: 5] == 6)
    #expect(fake.calls.add.map(\.argument1) == [1] && fake.calls.add.map(\.argument1_) == [2])
    #expect(fake.calls.join.map(\.argument0) == ["a"])
  }

  @Test func `opaque types of opaque types`() {
    let fake = FakeOpaqueNester()
    fake.when.count(.any([Int].self)).andReturn(1)
    fake.when.count(["a"]).andReturn(2)
    #expect(fake.count([3]) == 1)
    #expect(fake.count(["a"]) == 2)
    expectReceived(fake.calls.count([3]), times: 1)
  }

  @Test func `a clock, whose duration hides that of Swift`() async throws {
    let real = FakeTickingClock()
    real.minimumResolution = .seconds(2)
    real.when.sleep.andReturn()
    let fake = FakeTickingClock()
    let now = ContinuousClock.now
    fake.when.now.andReturn(now)
    fake.when.sleep.andDo { deadline, tolerance in
      try await real.sleep(until: deadline, tolerance: tolerance)
    }
    try await fake.sleep(until: fake.now, tolerance: .seconds(1))
    expectReceived(real.calls.sleep(until: .equal(now), tolerance: .some(.equal(.seconds(1)))))
    #expect(real.minimumResolution == .seconds(2))
  }

  @Test @MainActor func `operators of the main actor`() {
    let (fake, other) = (FakeMainOperand(), FakeMainOperand())
    FakeMainOperand.when.plus(.same(as: fake), .same(as: other)).andReturn(3)
    FakeMainOperand.when.minus(.same(as: fake)).andReturn(4)
    #expect(fake + other == 3)
    #expect(-fake == 4)
    fake.resetCallsAndStubs()
  }

  @Test func `a class whose members name its own types`() {
    let fake = FakeTypedModel()
    fake.when.find(.where(\.number, 1)).andReturn(.found)
    fake.when.rename("a").andReturn("b")
    #expect(fake.find(TypedModel.Item(number: 1)) == .found)
    #expect(fake.rename("a") == "b")
    expectReceived(fake.calls.rename, times: 1)
    let nested = ModelSpace.FakeModel()
    nested.when.first.andReturn(ModelSpace.Model.Item(number: 2))
    #expect(nested.first().number == 2)
  }

  @Test func `a subscript with a parameter pack`() {
    let fake = FakePackSubscript()
    fake.when.subscript("a", 1).andReturn(2)
    #expect(fake["a", 1] == 2)
    expectReceived(fake.calls.subscript("a", 1), times: 1)
  }

  @Test func `a collection that is its own subsequence`() {
    let fake = FakeWindow()
    fake.startIndex = 0
    fake.endIndex = 3
    fake.when.subscript(.equal(1..<2)).andReturn(fake)
    #expect(fake[1..<2] === fake && fake.endIndex == 3)
  }
}

struct TypedKey<Value>: Equatable {
  var name: String
}

@Fake protocol TypedSettings {
  subscript<Value>(_ key: TypedKey<Value>) -> Value? { get set }
}

@Fake protocol Evaluated {
  func check(_ body: @autoclosure () -> Bool) -> Int
  func call(_ call: @autoclosure () -> Int) -> Int
  func real(_ real: @autoclosure () -> String) -> String
  func run(_ work: @autoclosure () -> Void, then isLast: Bool) -> Int
}

@Fake protocol ElementCounter<Element> {
  associatedtype Element: Hashable
  func merge(_ counts: [Element: Int]) -> Int
}

@Fake protocol RankedNode: Hashable {
  func rank(_ others: [Self: Int]) -> Int
}

@Fake protocol Grouper {
  func group<Key: Hashable>(_ by: (Int) -> Key) -> [Key: [Int]]
}

@Fake protocol ChangeSource {
  var onChange: (Int) -> Void { get set }
  var signal: Void { get set }
  var onMove: ((_ x: Int) -> Void)? { get set }
  var distance: (_ x: Int, _ y: Int) -> Int { get }
  func step() -> (_ number: Int) -> Int
  func step() -> (_ text: String) -> Int
}

/// A wrapper like `@Published`, whose name looks like that of a global actor.
@propertyWrapper struct Published<Value> {
  var wrappedValue: Value
}

@Fake class ListModel {
  @Published var title: String = "a"
  var count: Int { 1 }
  var values: some Collection<Int> { [1] }
  func with(_ number: Int) -> Self { self }
}

@Fake protocol NumberedArguments {
  func add(_ argument1: Int, _: Int) -> Int
  func join(_: Int, argument0: String) -> String
  subscript(_: Int, argument0 other: Int) -> Int { get set }
}

@Fake protocol OpaqueNester {
  func count(_ values: some Collection<some Hashable>) -> Int
}

@Fake protocol TickingClock: Clock {
  var now: ContinuousClock.Instant { get }
  var minimumResolution: Duration { get }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws
}

@MainActor @Fake protocol MainOperand {
  static func + (left: Self, right: Self) -> Int
  static prefix func - (value: Self) -> Int
}

@Fake class TypedModel: @unchecked Sendable {
  struct Item { var number = 0 }
  enum Outcome { case found, missing }
  typealias Name = String
  private struct Hidden {}

  func find(_ item: Item) -> Outcome { .missing }
  func rename(_ name: Name) -> Name { name }
  private func hide(_ hidden: Hidden) {}
}

enum ModelSpace {
  @Fake class Model {
    struct Item { var number = 0 }

    func first() -> Item { Item() }
  }
}

@Fake protocol Window: Collection where SubSequence == Self, Element == Int, Index == Int {
  var startIndex: Int { get }
  var endIndex: Int { get }
  func index(after index: Int) -> Int
  subscript(index: Int) -> Int { get }
  subscript(range: Range<Int>) -> Self { get }
}

@Fake protocol PackSubscript {
  subscript<each Value>(_ values: repeat each Value) -> Int { get }
}
#endif
