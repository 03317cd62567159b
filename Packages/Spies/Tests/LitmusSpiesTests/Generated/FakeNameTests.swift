#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes with names that generated code uses too` {
  @Test func `protocols in backticks`() {
    let (fake, child, spaced) = (Fakeclass(), FakeChildOfClass(), `Fakeraw protocol`())
    fake.when.run(1).andReturn(2)
    child.when.run(1).andReturn(3)
    spaced.when.run(1).andReturn(4)
    #expect([fake.run(1), child.run(1), spaced.run(1)] == [2, 3, 4])
  }

  @Test func `parameters named like functions and variables of the fake`() {
    let fake = FakeNamedLikeTheFake()
    fake.when.match(matching: 1, condition: 2).andReturn(3)
    #expect(fake.match(matching: 1, condition: 2) == 3)
    expectReceived(fake.calls.match(matching: .any, condition: 2))
    fake.when.subscript(1).andReturn(4)
    #expect(fake[1] == 4)
    fake[2] = 5
    expectReceived(fake.calls.subscript(2).set(5))
    #expect(fake.calls.subscript(2).set(.any).map(\.newValue) == [5])
  }

  @Test func `labels that begin with a number, or occur twice`() {
    let fake = FakeNamedLikeTheFake()
    fake.when.`404`.andReturn(1)
    fake.when.twice.andReturn()
    #expect(fake.`404`(7) == 1)
    fake.twice(1, x: 2)
    #expect(fake.calls.`404`.map(\.0) == [7])
    #expect(fake.calls.twice.map(\.x) == [1])
    #expect(fake.calls.twice.map(\.argument1) == [2])
  }

  @Test func `keywords`() throws {
    let fake = FakeNamedLikeDeclarations()
    fake.when.for(in: 1, where: 2).andReturn()
    fake.when.`import`("a", func: 1).andReturn(2)
    fake.for(in: 1, where: 2)
    #expect(try fake.import("a", func: 1) == 2)
    expectReceived(fake.calls.for(in: 1, where: 2))
  }

  @Test func `members and parameters of the fake itself`() {
    let fake = FakeAwkward()
    fake.fakeWhen.calls(1).andReturn(2)
    fake.fakeWhen.map.andDo { [$0(1)] }
    fake.`Type` = 9
    #expect(fake.calls(1) == 2 && fake.map { $0 + 1 } == [2] && fake.`Type` == 9)
    expectReceived(fake.fakeCalls.calls(1))
  }

  @Test func `types named like those of Swift`() throws {
    let fake = NamespaceOfString.FakeTakesString()
    fake.when.length(of: .any).andReturn(3)
    #expect(fake.length(of: NamespaceOfString.String()) == 3)
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol `class` { func run(_ number: Int) -> Int }
@Fake(if: nil) protocol ChildOfClass: `class` {}
@Fake(if: nil) protocol `raw protocol` { func run(_ number: Int) -> Int }

@Fake(if: nil) protocol NamedLikeTheFake {
  func match(matching: Int, condition: Int) -> Int
  subscript(newValue: Int) -> Int { get set }
  func `404`(_ `1`: Int) -> Int
  func twice(_ x: Int, x _: Int)
}

@Fake(if: nil) protocol NamedLikeDeclarations {
  func `for`(`in` x: Int, `where` y: Int)
  func `import`(_ `class`: String, `func` f: Int) throws -> Int
  func `return`() -> Int
  static func `static`()
  func привет(_ мир: Int)
  var `let`: Int { get set }
  var `protocol`: String { get }
  func `is`(`as` x: Any) -> Bool
  func `throw`(_ `error`: any Error) throws
  func `await`() async -> Int
  func `subscript`(_ i: Int) -> Int
  func open(any: Any, some: Int, `inout` y: Int)
  func `get`(set: Int) -> Int
  var `async`: Int { get }
  func with(self this: Int, Type: Int, Protocol: Int, newValue: Int, oldValue: Int)
}

@Fake(if: nil) protocol Awkward {
  func when() -> Int
  func calls(_ calls: Int) -> Int
  var stub: String { get set }
  func `init`(_ value: Int)
  func `self`() -> Int
  func get(`in` place: String, `for` who: String, `default`: Int) -> Int
  var `Type`: Int { get }
  var spyRecorder: Int { get }
  func resetCalls(_ all: Bool)
  func record(_ record: Int, name: String, source: String, member: Int)
  func answer(_ _call: Int) -> Int
  func body(body: Int, arguments: Int, error: any Error) throws -> Int
  func map(_ f: (Int) -> Int) -> [Int]
  func first() -> Int?
  var count: Int { get }
  func matching(_ pattern: String) -> Bool
  func andReturn(_ x: Int) -> Int
  func equal(_ any: Int, any equal: Int) -> Bool
}

enum NamespaceOfString {
  struct String {}
  @Fake(if: nil) protocol TakesString { func length(of text: String) -> Int }
}
#endif
