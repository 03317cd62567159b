#if Macros
import Foundation
import LitmusReporting
import LitmusSpies
import Testing

@Fake(if: nil) class StoredShapes {
  private(set) var state: Int = 1
  fileprivate(set) var count: Int = 2
  var size: Int = 3
  lazy var cache: [Int] = [1]
  weak var owner: StoredShapes?
  nonisolated(unsafe) var flag: Bool = false
  var width: Int = 1, height: Int = 2
  var left, right: Int?
  private(set) subscript(index: Int) -> Int {
    get { index }
    set {}
  }
  init() {}
}

@Fake(if: nil) class DefaultShapes {
  private static let secret = 4
  static let known = 3
  init(level: Int = 1, _ names: [String] = []) {}
  func load(_ number: Int = DefaultShapes.known, name: String = "a", line: UInt = #line) -> Int {
    number
  }
  func hide(_ number: Int = DefaultShapes.secret) -> Int { number }
  subscript(row: Int, column: Int = 2) -> Int { row * column }
}

@Fake(if: nil) class InitializedShapes {
  let number: Int
  init(for number: Int, in: Int) { self.number = number }
  init(default: Int) { number = `default` }
  init(_: Int) { number = 1 }
  init(lazily number: @autoclosure () -> Int) { self.number = number() }
  init(trying number: @autoclosure () throws -> Int) rethrows { self.number = try number() }
  @MainActor init(main number: Int) { self.number = number }
  @DatabaseOfShapes init(database number: Int) { self.number = number }
  convenience init<each Item>(pack items: repeat each Item) { self.init(default: 2) }
  init(from number: Int = 0) throws { self.number = number }
  convenience init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.init(default: number)
  }
  init(many numbers: Int...) { number = numbers.count }
  init(borrowed: borrowing ShapeFile, consumed: consuming ShapeFile) {
    number = borrowed.number + consumed.number
  }
  init(changed number: inout Int) {
    number += 1
    self.number = number
  }
  init(items: some Sequence<Int>, body: @escaping (Int) -> Int) {
    number = items.reduce(0) { $0 + body($1) }
  }
  func load() -> Int { number }
}

@Suite struct `A fake of a class with unusual members` {
  @Test func `overrides its stored properties, whoever may set them`() {
    let fake = FakeStoredShapes()
    let shapes: StoredShapes = fake
    fake.when.state.andReturn(10)
    fake.when.count.andReturn(20)
    fake.when.subscript(5).andReturn(50)
    shapes.size = 30
    shapes.cache = [4]
    shapes.owner = fake
    shapes.flag = true
    shapes.width = 6
    shapes.height = 7
    shapes.left = 8
    shapes.right = nil
    #expect(shapes.state == 10 && shapes.count == 20 && shapes.size == 30 && shapes[5] == 50)
    #expect(shapes.cache == [4] && shapes.owner === fake && shapes.flag)
    #expect(shapes.width == 6 && shapes.height == 7 && shapes.left == 8 && shapes.right == nil)
    expectReceived(fake.calls.height.set(7), times: 1)
  }

  @Test func `may call the class for its stored properties`() {
    let fake = FakeStoredShapes(callingSuper: true)
    fake.width = 5
    #expect(fake.state == 1 && fake.cache == [1] && fake.width == 5 && fake.height == 2)
  }

  @Test func `keeps default arguments`() {
    let fake = FakeDefaultShapes()
    fake.when.load(3, name: "a", line: .any).andReturn(8)
    fake.when.subscript(3, 2).andReturn(9)
    #expect(fake[3] == 9)
    let number = fake.load()
    expectReceived(fake.calls.load(.any, name: .any, line: .equal(#line - 1)))
    #expect(number == 8)
    #expect(FakeDefaultShapes(callingSuper: true, level: 2).load() == 3)
    let base: DefaultShapes = fake
    fake.when.hide(4).andReturn(5)
    #expect(base.hide() == 5)
  }

  @Test @MainActor func `has its initializers, of any legal shape`() async throws {
    #expect(FakeInitializedShapes(callingSuper: true, for: 3, in: 1).load() == 3)
    #expect(FakeInitializedShapes(callingSuper: true, default: 4).load() == 4)
    #expect(FakeInitializedShapes(callingSuper: true, 9).load() == 1)
    #expect(FakeInitializedShapes(callingSuper: true, lazily: 5).load() == 5)
    #expect(FakeInitializedShapes(callingSuper: true, trying: 6).load() == 6)
    #expect(FakeInitializedShapes(callingSuper: true, main: 7).load() == 7)
    #expect(try FakeInitializedShapes(callingSuper: true, from: 8).load() == 8)
    #expect(FakeInitializedShapes(callingSuper: true, "x") == nil)
    let shapes = FakeInitializedShapes(
      callingSuper: true, borrowed: ShapeFile(), consumed: ShapeFile(number: 2))
    #expect(shapes.load() == 3)
    var number = 1
    #expect(FakeInitializedShapes(callingSuper: true, changed: &number).load() == 2)
    #expect(number == 2)
    let summed = FakeInitializedShapes(callingSuper: true, items: [1, 2], body: { $0 * 2 })
    #expect(summed.load() == 6)
    #expect(FakeInitializedShapes(many: 1, 2, 3).number == 3)
    #expect(FakeInitializedShapes(pack: 1, "a").number == 2)
  }

  @Test func `has the access level of each member`() {
    let fake = FakePublicShapeClass()
    fake.when.hidden(.any).andReturn(HiddenShape(number: 2))
    fake.when.size.andReturn(3)
    #expect(fake.hidden(HiddenShape(number: 1)).number == 2 && fake.size == 3)
  }
}
#endif
