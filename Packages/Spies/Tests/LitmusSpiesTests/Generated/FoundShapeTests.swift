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
    expectHaveReceived(fake.calls.subscript(.any(TypedKey<Int>.self)).set(.any), times: .exactly(1))
    #expect(fake.calls.subscript(.any(TypedKey<String>.self)).set(.any).map(\.newValue) == ["x"])
    let failures = FailureRecorder.record {
      expectHaveReceived(fake.calls.subscript(.any(TypedKey<Bool>.self)).set(.any))
    }
    #expect(failures.count == 1)
  }

  @Test func `evaluated parameters that are named like the code of a fake`() {
    let fake = FakeEvaluated()
    fake.when.check(true).andReturn(1)
    fake.when.call(2).andReturn(3)
    fake.when.real("a").andReturn("b")
    #expect(fake.check(1 < 2) == 1)
    #expect(fake.call(2) == 3)
    #expect(fake.real("a") == "b")
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
    expectHaveReceived(grouper.calls.group(.any, returning: [Bool: [Int]].self))
  }

  @Test func `closures that are assigned`() {
    let fake = FakeChangeSource()
    var saved: ((Int) -> Void)?
    fake.when.onChange.set.andDo { saved = $0 }
    var seen: [Int] = []
    fake.onChange = { seen.append($0) }
    saved?(1)
    #expect(seen == [1])
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

  @Test func `sent results that cannot be copied`() {
    let fake = FakeTokenSource()
    fake.when.give.andDo { SentToken(number: 4) }
    #expect(fake.give().number == 4)
  }

  @Test func `stubs for one type of a generic member next to those for all types`() {
    let fake = FakeGenericLoader()
    fake.stub(.retrieve).andReturn(true)
    fake.when.retrieve("a", returning: String.self).andDo { _ in "x" }
    fake.stub(.retrieve).with("a").andReturn(1)
    let isFound: Bool = fake.retrieve("a")
    #expect(isFound)
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

struct SentToken: ~Copyable {
  var number: Int
}

@Fake protocol TokenSource {
  func give() -> sending SentToken
}

@Fake protocol GenericLoader {
  func retrieve<Value>(_ key: String) -> Value
}
#endif
