#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: closures` {
  private let fake = FakeClosures()

  @Test func `32 a closure that must not escape`() throws {
    fake.stub(.filter).andDo { arguments in
      (arguments[0] as? (Int) -> Bool).map { $0(3) }
    }
    var asked: [Int] = []
    let isOdd = fake.filter {
      asked.append($0); return $0 % 2 == 1
    }
    #expect(isOdd)
    #expect(asked == [3])
    expectHaveReceived(fake, .filter, with: Argument.closure)

    fake.stub(.combine).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) {
      try fake.combine({ _ in }, and: { throw ShapeError.failed })
    }
    expectHaveReceived(fake, .combine, with: Argument.closure, Argument.closure)
  }

  @Test func `33 a closure that must not escape, beside an inout parameter`() {
    fake.stub(.change).andUpdateVoid { arguments in
      (arguments[0] as? (Int) -> Void)?(3)
      arguments[1] = 8
    }
    var (number, seen) = (7, [Int]())
    fake.change({ seen.append($0) }, &number)
    #expect(number == 8)
    #expect(seen == [3])
  }

  @Test func `34 a closure that must not escape from an async member`() async {
    fake.stub(.visit).andDo { arguments in
      (arguments[0] as? (Int) -> Int).map { $0(3) }
    }
    let visited = await fake.visit { $0 * 2 }
    #expect(visited == 6)
    expectHaveReceived(fake, .visit, with: Argument.closure)
  }

  @Test func `35 an escaping closure`() {
    fake.stub(.load).andReturn()
    var loaded: [Int] = []
    fake.load { loaded.append($0) }
    let captor = Argument.captor()
    expectHaveReceived(fake, .load, with: Argument.closure)
    fake.stub(.load).with(captor).andReturn()
    fake.load { loaded.append($0 * 2) }
    captor.getValue(as: ((Int) -> Void).self)(5)
    #expect(loaded == [10])
  }

  @Test func `36 an escaping closure that is recorded as Argument.closure`() {
    var isCalled = false
    fake.stub(.run).andDoVoid { arguments in (arguments[0] as? () -> Void)?() }
    fake.run({ isCalled = true }, then: nil, handler: { _ in }, count: 2)
    #expect(isCalled)
    expectHaveReceived(fake, .run, with: Argument.closure, nil, Argument.closure, 2)
    #expect(fake.didCall(.run).recordedCallsDescription.contains("<Argument.closure>"))
  }

  @Test func `37 an autoclosure`() throws {
    fake.stub(.log).andReturn()
    fake.log("x" + "y", or: 7)
    expectHaveReceived(fake, .log, with: "xy", 7)
    // It is evaluated before the fake is locked, so that it may use the fake.
    fake.stub(.filter).andReturn(true)
    fake.log("\(fake.filter { _ in true })", or: 1)
    expectHaveReceived(fake, .log, with: "true", 1)

    fake.stub(.tryLog).andDoVoid { arguments in _ = try (arguments[0] as? () throws -> Int)?() }
    #expect(throws: ShapeError.failed) { try fake.tryLog(try fail()) }
    expectHaveReceived(fake, .tryLog, with: Argument.closure)
  }

  @Test func `38 an optional closure`() {
    fake.stub(.finish).andReturn()
    fake.finish(nil)
    fake.finish { _ in }
    expectHaveReceived(fake, .finish, with: nil)
    expectHaveReceived(fake, .finish, with: Argument.closure)
  }

  @Test func `39 a closure whose type has a name`() {
    fake.stub(.handle).andDoVoid { arguments in (arguments[0] as? NumberHandler)?(7) }
    var handled: [Int] = []
    fake.handle({ handled.append($0) }, or: nil, visiting: { _ in })
    #expect(handled == [7])
    expectHaveReceived(fake, .handle, with: Argument.closure, nil, Argument.closure)
  }
}

// MARK: Fixtures

private func fail() throws -> Int { throw ShapeError.failed }

private typealias NumberHandler = (Int) -> Void

@Spryable private final class FakeClosures {
  @SpryableFunc func filter(_ isIncluded: (Int) -> Bool) -> Bool
  @SpryableFunc func combine(_ first: (Int) -> Void, and second: () throws -> Void) throws
  @SpryableFunc func change(_ body: (Int) -> Void, _ number: inout Int)
  @SpryableFunc func visit(_ body: (Int) -> Int) async -> Int
  @SpryableFunc func load(completion: @escaping (Int) -> Void)
  @SpryableFunc(.asArgument) func run(
    _ body: @escaping () -> Void, then: (() -> Void)?, handler: NumberHandler?, count: Int)
  @SpryableFunc func log(
    _ message: @autoclosure () -> String, or number: @autoclosure @escaping () -> Int)
  @SpryableFunc func tryLog(_ number: @autoclosure () throws -> Int) throws
  @SpryableFunc func finish(_ completion: ((Int) -> Void)?)
  // A closure that must not escape is written out, because a name does not show that it is one.
  @SpryableFunc func handle(
    _ first: @escaping NumberHandler, or second: NumberHandler?, visiting third: (Int) -> Void)
}
#endif
