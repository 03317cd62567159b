#if Macros
import LitmusReporting
import LitmusSpies
import Testing

/// The kinds of members that docs/fakes.md lists, as protocols: each is recorded, stubbed and, if it may throw, thrown.
@Suite(.spyScope) struct `Shapes of requirements` {
  @Test func `effects`() async throws {
    let fake = FakeEffectShapes()
    fake.when.load(page: 1).andReturn(2)
    #expect(await fake.load(page: 1) == 2)
    fake.when.parse("x").andThrow(Offline())
    #expect(throws: Offline()) { try fake.parse("x") }
    fake.when.check.andThrow(.empty)
    #expect(throws: StoreProblem.empty) { try fake.check(1) }
    fake.when.checkLater(3).andThrow(.full(3))
    await #expect(throws: StoreProblem.full(3)) { try await fake.checkLater(3) }
    fake.when.each.andDo { body in try body(4) }
    var number = 0
    fake.each { number = $0 }
    #expect(number == 4)
    #expect(throws: Offline()) { try fake.each { _ in throw Offline() } }
    expectReceived(fake.calls.each(.any), times: 2)
    fake.when.map(.any).andDo { (body: (Int) throws -> Int) in [try body(1), try body(2)] }
    #expect(fake.map { $0 + 1 } == [2, 3])
    fake.when.fail(with: StoreProblem.empty).andThrow(.empty)
    #expect(throws: StoreProblem.empty) { try fake.fail(with: StoreProblem.empty) }
    fake.when.never.andReturn(1)
    #expect(fake.never() == 1)
    fake.when.perform.andDo { work in try work() + 1 }
    #expect(try fake.perform { 1 } == 2)
    #expect(throws: StoreProblem.empty) {
      try fake.perform { () throws(StoreProblem) in throw .empty }
    }
    fake.when.trace(.any).andDo { (body: () async throws -> Int) in try await body() * 2 }
    #expect(await fake.trace { 4 } == 8)
    fake.when.trace(.any).again.andReturn(7)
    #expect(await fake.trace { 4 } == 7)
  }

  @Test func `generics`() async throws {
    let fake = FakeGenericShapes()
    fake.when.echo(.any(Int.self)).andReturn(1)
    fake.when.echo("x").andReturn("y")
    #expect(fake.echo(5) == 1 && fake.echo("x") == "y")
    expectReceived(fake.calls.echo(.any(Int.self)), times: 1)
    #expect(fake.calls.echo(.any(String.self)).map(\.value) == ["x"])
    fake.when.decode(.any(Int.Type.self), from: "1").andThrow(Offline())
    #expect(throws: Offline()) { try fake.decode(Int.self, from: "1") }
    fake.when.sum([1, 2]).andReturn(3)
    #expect(fake.sum([1, 2]) == 3)
    fake.when.zip(1, "x").andReturn(2)
    #expect(fake.zip(1, "x") == 2)
    fake.when.make().andReturn(3 as Int?)
    fake.when.make().andReturn("x" as String?)
    #expect(fake.make() == 3 && fake.make() == "x")
    fake.when.show("x").andReturn()
    fake.show("x")
    fake.when.all([1], true).andReturn(5)
    #expect(fake.all([1], true) == 5)
    fake.when.wrap(.any).andReturn("boxed")
    #expect(fake.wrap(1).description == "boxed")
    fake.when.later(.any).andDo { (work: @Sendable () async throws -> Int) in try await work() + 1 }
    #expect(try await fake.later { 1 } == 2)
  }

  @Test func `a generic member's calls of one type are verified apart from those of another`() {
    let fake = FakeGenericShapes()
    fake.when.echo(.any(Int.self)).andReturn(1)
    fake.when.echo(.any(String.self)).andReturn("y")
    _ = (fake.echo(1), fake.echo("x"), fake.echo(2))
    expectReceived(fake.calls.echo(.any(Int.self)), times: 2)
    let failures = FailureRecorder.record { expectNoOtherCalls(fake) }
    #expect(
      failures.map { $0.message.split(separator: "\n")[0] } == [
        "Received 1 call that no assertion accounts for, but expected no more"
      ])
    expectReceived(fake.calls.echo(.any(String.self)), times: 1)
    expectNoOtherCalls(fake)
  }

  @Test func `associated types and inheritance`() async throws {
    let elements = FakeElementShapes<String>()
    elements.when.first.andReturn("x")
    elements.when.add("a").andReturn()
    elements.add("a")
    #expect(elements.first() == "x" && elements.calls.add.map(\.element) == ["a"])
    let queue = FakeQueueShapes<Int, [Int]>()
    queue.storage = [1]
    queue.when.push(2, handler: .any).andDo { element, handler in handler(element) }
    var received = 0
    await queue.push(2) { received = $0 }
    #expect(queue.storage == [1] && received == 2)
    let stack = FakeStackShapes()
    stack.when.peek.andReturn(1)
    stack.when.first.andReturn(2)
    #expect(stack.peek() == 1 && stack.first() == 2)
    expectReceived(stack.calls.first)
    let list = FakeListShapes<Int>()
    list.when.last.andReturn(4)
    list.when.first.andReturn(5)
    #expect(list.last() == 4 && list.first() == 5)
    let derived = FakeDerivedShapes()
    derived.when.base(1).andReturn("one")
    derived.when.other.andThrow(Offline())
    derived.when.derived.andReturn(3)
    derived.inherited = 5
    #expect(derived.base(1) == "one" && derived.derived() == 3 && derived.inherited == 5)
    #expect(throws: Offline()) { try derived.other() }
    expectReceived(derived.calls.base(1))
    expectReceivedInOrder(derived.calls.base, derived.calls.derived, derived.calls.other)
    FakeDerivedShapes.when.shape.andReturn(6)
    #expect(FakeDerivedShapes.shape() == 6)
    let composed = FakeComposedShapes()
    composed.when.base(.any).andReturn("two")
    #expect(composed.base(1) == "two")
  }

  @Test func `isolation`() async throws {
    let sending = FakeSendingShapes()
    sending.when.send("x").andReturn()
    await Task.detached { sending.send("x") }.value
    expectReceived(sending.calls.send("x"))
    let safe = FakeSafeShapes(level: 3)
    safe.when.secure("x").andThrow(Offline())
    safe.when.greet("Ann").andReturn("hi")
    safe.when.level.andReturn(7)
    safe.when.wait.andReturn()
    await #expect(throws: Offline()) { try await safe.secure("x") }
    await safe.wait()
    #expect(await safe.level == 7)
    #expect(safe.greet("Ann") == "hi")
    expectReceived(safe.calls.secure("x"))
    expectReceived(safe.calls.initializer(level: 3))
    let stage = FakeStageShapes()
    stage.when.show("a").andReturn(true)
    stage.when.play.andThrow(Offline())
    stage.when.tag.andReturn(1)
    #expect(await stage.show("a"))
    await #expect(throws: Offline()) { try await stage.play() }
    #expect(stage.tag() == 1)
    await MainActor.run { stage.title = "x" }
    #expect(await stage.title == "x")
    let actors = FakeActorShapes()
    actors.when.store.andReturn(1)
    actors.when.screen.andReturn("s")
    actors.when.run(on: .any).andReturn(2)
    let store = await Task { @ShapeActor in actors.store() }.value
    #expect(store == 1)
    #expect(await actors.screen == "s")
    #expect(await actors.run(on: safe) == 2)
  }

  @Test func `static members`() throws {
    FakeStaticShapes.when.make(size: 1).andReturn(2)
    FakeStaticShapes.when.open(.any).andThrow(Offline())
    FakeStaticShapes.when.subscript("k").andReturn(9)
    FakeStaticShapes.shared = "s"
    FakeStaticShapes.limit = 4
    #expect(FakeStaticShapes.make(size: 1) == 2 && FakeStaticShapes.shared == "s")
    #expect(FakeStaticShapes.limit == 4 && FakeStaticShapes["k"] == 9)
    #expect(throws: Offline()) { try FakeStaticShapes.open("p") }
    expectReceived(FakeStaticShapes.calls.make(size: 1), times: 1)
    expectReceived(FakeStaticShapes.calls.shared.set("s"))
  }

  @Test func `subscripts, operators and properties`() async throws {
    let fake = FakeSubscriptShapes()
    fake.when.subscript(1, 2).andThrow(Offline())
    #expect(throws: Offline()) { try fake[1, 2] }
    fake.when.subscript(key: "a").andReturn(3)
    fake[key: "a"] = 4
    #expect(fake[key: "a"] == 3)
    expectReceived(fake.calls.subscript(key: "a").set(4), times: 1)
    #expect(fake.calls.subscript(key: .any).set(.any).map(\.newValue) == [4])
    fake.when.subscript(type: .any(Int.Type.self)).andReturn(5)
    #expect(fake[type: Int.self] == 5)
    fake.when.subscript(later: 1).andReturn(6)
    #expect(await fake[later: 1] == 6)
    let (left, right) = (FakeOperatorShapes(), FakeOperatorShapes())
    FakeOperatorShapes.when.plus(left, right).andReturn(1)
    FakeOperatorShapes.when.minus(.same(as: left)).andReturn(2)
    #expect(left + right == 1 && -left == 2)
    let properties = FakePropertyShapes()
    properties.when.page.andReturn(1)
    properties.when.later.andThrow(Offline())
    properties.when.user.andThrow(Offline())
    properties.when.typed.andThrow(.empty)
    properties.when.find("x").andReturn(nil)
    properties.note = nil
    properties.view = "v"
    #expect(await properties.page == 1)
    await #expect(throws: Offline()) { try await properties.later }
    #expect(throws: Offline()) { try properties.user }
    #expect(throws: StoreProblem.empty) { try properties.typed }
    #expect(properties.note == nil && properties.view == "v" && properties.find("x") == nil)
    var number = 0
    properties.handler = { number = $0 }
    properties.handler?(3)
    #expect(number == 3)
  }

  @Test func `closures`() async {
    let fake = FakeClosureShapes()
    fake.when.filter.andDo { $0(2) }
    #expect(fake.filter { $0 == 2 })
    fake.when.change(.any, .any).andDo { body, number in
      body(number)
      number += 1
    }
    var number = 1
    var seen = 0
    fake.change({ seen = $0 }, &number)
    #expect(number == 2 && seen == 1 && fake.calls.change.first?.number.value == 1)
    fake.when.visit.andDo { $0(1) }
    #expect(await fake.visit { $0 + 1 } == 2)
    fake.when.load.andDo { completion in completion(3) }
    fake.load { seen = $0 }
    #expect(seen == 3)
    fake.when.log("x").andReturn()
    fake.log("x")
    #expect(fake.calls.log.map(\.message) == ["x"])
    fake.when.logLater(.any).andReturn(1)
    #expect(fake.logLater("y") == 1)
    fake.when.logSafely.andDo { message in _ = try message() }
    fake.logSafely("z")
    fake.when.finish(.nil).andReturn()
    fake.when.finish(.notNil).andDo { $0?(4) }
    fake.finish(nil)
    fake.finish { seen = $0 }
    #expect(seen == 4)
    fake.when.handle.andDo { first, second, third in
      first(1)
      second?(2)
      third(3)
    }
    var all: [Int] = []
    fake.handle({ all.append($0) }, or: nil, visiting: { all.append($0) })
    #expect(all == [1, 3])
    fake.when.start.andDo { work in _ = try? await work() }
    await fake.start { 1 }
    fake.when.onMain.andReturn()
    fake.onMain {}
    fake.when.nested.andDo { work in work { seen = $0 } }
    #expect(
      fake.nested {
        $0(6); return 7
      } == 7 && seen == 6)
  }

  @Test func `parameters`() {
    let fake = FakeParameterShapes()
    fake.when.increment("a", .any).andDo { _, number in
      number += 2
      return true
    }
    var number = 1
    #expect(fake.increment("a", &number) && number == 3)
    fake.when.sum([1, 2]).andReturn(3)
    #expect(fake.sum(1, 2) == 3)
    fake.when.eat.andReturn()
    fake.eat("x", with: [1])
    expectReceived(fake.calls.eat("x", with: [1]))
    #expect(fake.calls.eat.map(\.text.value) == ["x"])
    fake.when.close.andDo { first, second, third in
      third.number = 9
      return first.number + second.number
    }
    var file = ShapeFile()
    #expect(fake.close(ShapeFile(number: 2), ShapeFile(number: 3), &file) == 5 && file.number == 9)
    fake.when.open("p").andDo { _ in ShapeFile(number: 4) }
    #expect(fake.open("p").number == 4)
    fake.when.ignore(1, by: "x").andReturn()
    fake.ignore(1, by: "x")
    fake.when.swap(.any).andReturn((2, text: "b"))
    #expect(fake.swap((1, text: "a")) == (2, "b"))
    fake.when.type(.any).andReturn(FakeSendingShapes.self)
    #expect(fake.type(FakeSendingShapes.self) as Any.Type == FakeSendingShapes.self)
    fake.when.list(limit: 10).andReturn(1)
    #expect(fake.list() == 1)
    fake.when.send([1]).andReturn()
    fake.send([1])
    fake.when.call(_call: 1, body: 2, self: 3).andReturn()
    fake.call(_call: 1, body: 2, self: 3)
    fake.when.option(.any).andReturn(.some(nil))
    #expect(fake.option(1) == .some(nil))
    fake.when.option(.any).again.andReturn(nil)
    #expect(fake.option(1) == Int??.none)
    fake.when.set(["a"], ["b": [1]]).andReturn((a: 1, b: [:]))
    #expect(fake.set(["a"], ["b": [1]]) == (a: 1, b: [:]))
  }

  @Test func `Self, overloads and names`() async {
    let fake = FakeSelfShapes()
    let copy = FakeSelfShapes()
    fake.when.copy.andReturn(copy)
    #expect(fake.copy() === copy)
    fake.when.merge(copy).andReturn([copy])
    #expect(fake.merge(copy).count == 1)
    fake.when.remove.andReturn(true)
    fake.remove()
    let overloads = FakeOverloadShapes()
    overloads.when.move(to: 1).andReturn()
    overloads.when.move(by: 2).andReturn()
    overloads.move(to: 1)
    overloads.move(by: 2)
    #expect(overloads.calls.move(to: .any).map(\.to) == [1])
    overloads.when.save(1).andReturn(1)
    overloads.when.save(.equal(["a"])).andReturn(2)
    #expect(overloads.save(1) == 1 && overloads.save(["a"]) == 2)
    overloads.when.read(returning: Int.self).andReturn(1)
    overloads.when.read(returning: String.self).andReturn("x")
    #expect(overloads.read() as Int == 1 && overloads.read() as String == "x")
    overloads.when.wait(returning: Int.self, timing: FakeAsync.self).andReturn(1)
    #expect(await overloads.wait() == 1)
    overloads.when.find(1).andReturn()
    overloads.when.find(1, in: [1]).andReturn(true)
    overloads.find(1)
    #expect(overloads.find(1, in: [1]))
    let names = FakeNameShapes()
    names.fakeWhen.`init`.andReturn(1)
    names.fakeWhen.repeat(in: 1, self: 2).andReturn(3)
    names.fakeWhen.größe(für: "x").andReturn(4)
    names.名前 = "n"
    #expect(names.`init`() == 1 && names.repeat(in: 1, self: 2) == 3 && names.größe(für: "x") == 4)
    #expect(names.名前 == "n" && names.fakeCalls.repeat.map(\.in) == [1])
    let nested = ShapeSpace.FakeNestedShapes(item: .init())
    nested.when.item(1).andReturn(.init(id: 1))
    nested.when.fail(.any).andThrow(.init())
    #expect(throws: ShapeSpace.Error.self) { try nested.fail(.init()) }
    expectReceived(nested.calls.initializer(item: .any))
    let mutating = FakeMutatingShapes()
    mutating.when.change.andReturn(2)
    #expect(mutating.change() == 2)
    let conditional = FakeConditionalShapes()
    #if os(Linux)
    conditional.when.load(1).andReturn(2)
    #expect(conditional.load(1) == 2)
    #endif
    let (first, second) = (FakePublicShapes(), FakePackageShapes())
    first.when.run(1).andReturn(1)
    second.when.run(1).andReturn(2)
    #expect(first.run(1) == 1 && second.run(1) == 2)
  }
}
#endif
