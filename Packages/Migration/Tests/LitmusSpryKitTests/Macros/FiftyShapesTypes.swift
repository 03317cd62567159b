#if Macros
public import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: types and names` {
  @Test func `58 access levels`() {
    let fake = FakeOpen()
    fake.stub(.load).andReturn(7)
    #expect(fake.load() == 7)
    fake.stub(.secret).andReturn("x")
    #expect(fake.reveal() == "x")
    expectHaveReceived(fake, .secret)
    expectHaveReceived(fakePackage(), .load)
  }

  @Test func `59 @available`() {
    guard #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) else { return }
    let fake = FakeAvailable()
    fake.stub(.fresh).andReturn(7)
    #expect(fake.fresh() == 7)
    expectHaveReceived(fake, .fresh)
  }

  @Test func `60 keywords and names in backticks`() {
    let fake = FakeNames()
    fake.stub(.default).andReturn(1)
    fake.stub(.`init`).andReturn(2)
    fake.stub(.repeatWithIn_Self_SpryReceived).andReturn(3)
    fake.stub(.class).andReturn(4)
    #expect(fake.default() == 1)
    #expect(fake.`init`() == 2)
    #expect(fake.repeat(in: 1, self: 2, spryReceived: 3) == 3)
    #expect(fake.class == 4)
    expectHaveReceived(fake, .repeat, with: 1, 2, 3)
  }

  @Test func `60 names that are called as metatypes are`() {
    let fake = FakeNames()
    fake.stub(.Type_).andReturn("Int")
    fake.stub(.Protocol_).with(7).andReturn(true)
    #expect(fake.`Type`() == "Int")
    #expect(fake.`Protocol`(id: 7))
    expectHaveReceived(fake, .Type_)
    expectHaveReceived(fake, .ProtocolWithId, with: 7)
  }

  @Test func `61 names in other scripts`() {
    let fake = FakeNames()
    fake.stub(.größe).andReturn(7)
    fake.stub(.名前).andReturn("x")
    #expect(fake.größe(für: "ä") == 7)
    #expect(fake.名前 == "x")
    expectHaveReceived(fake, .größeWithFür, with: "ä")
  }

  @Test func `62 nested types`() {
    let fake = OuterShape<Int>.FakeInner()
    fake.stub(.value).andReturn(OuterShape<Int>.FakeInner.Error.failed)
    #expect(fake.value() == .failed)
    fake.stub(.fail).andThrow(OuterShape<Int>.FakeInner.Error.failed)
    #expect(throws: OuterShape<Int>.FakeInner.Error.failed) { try fake.fail() }
    expectHaveReceived(fake, .value)
  }

  @Test func `63 a subclass of the real class`() {
    let fake = FakeGreeter(name: "x")
    fake.stub(.greet).andReturn("hello")
    fake.stub(.title).andReturn("y")
    #expect((fake as RealGreeter).greet("z") == "hello")
    #expect((fake as RealGreeter).title == "y")
    #expect(fake.name == "x")
    expectHaveReceived(fake, .greet, with: "z")
    expectHaveReceived(fake, .initWithName, with: "x")
  }

  @Test func `64 a struct`() {
    var fake = FakeStruct()
    fake.stub(.change).andReturn(7)
    #expect(fake.change() == 7)
    fake.size = 2
    expectHaveReceived(fake, .size, with: 2)
  }
}

private func fakePackage() -> FakePackage {
  let fake = FakePackage()
  fake.stub(.load).andReturn()
  fake.load()
  return fake
}

// MARK: Fixtures

@Spryable open class FakeOpen {
  /// Makes one.
  public init() {}

  @SpryableFunc open func load() -> Int
  @SpryableFunc private func secret() -> String

  fileprivate func reveal() -> String { secret() }
}

@Spryable package final class FakePackage {
  @SpryableFunc package func load()
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
private struct FreshShape {}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
@Spryable private final class FakeAvailable {
  var unused: FreshShape?

  @SpryableFunc func fresh() -> Int
  @available(*, deprecated) @SpryableFunc func old()
}

@Spryable private final class FakeNames {
  @SpryableFunc func `default`() -> Int
  @SpryableFunc func `init`() -> Int
  @SpryableFunc func `repeat`(in: Int, `self`: Int, spryReceived: Int) -> Int
  @SpryableFunc func `Type`() -> String
  @SpryableFunc func `Protocol`(id: Int) -> Bool
  @SpryableVar(.get) var `class`: Int
  @SpryableFunc func größe(für text: String) -> Int
  @SpryableVar(.get) var 名前: String
}

private enum OuterShape<Value> {
  @Spryable fileprivate final class FakeInner {
    enum Error: Swift.Error { case failed }

    @SpryableFunc func value() -> Error
    @SpryableFunc func fail() throws
  }
}

private class RealGreeter {
  let name: String
  var title: String { name }

  init(name: String) { self.name = name }

  func greet(_ other: String) -> String { "\(name) greets \(other)" }
}

@Spryable private final class FakeGreeter: RealGreeter {
  @SpryableFunc override init(name: String)
  @SpryableVar(.get) override var title: String
  @SpryableFunc override func greet(_ other: String) -> String
}

@Spryable private struct FakeStruct {
  @SpryableFunc mutating func change() -> Int
  @SpryableVar var size: Int
}
#endif
