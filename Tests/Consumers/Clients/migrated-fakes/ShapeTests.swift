import Foundation
import LitmusSpies
import Testing

struct Part: Hashable, Identifiable {
  var id: Int
}

@Test func mockableAssociatedTypes() {
  let items = FakeThreeItems<String, Part, Int>()
  items.when.keep(first: "a").andReturn("b")
  items.when.keep(second: Part(id: 1)).andReturn(Part(id: 2))
  items.when.keep(third: 3).andReturn(4)
  #expect(items.keep(first: "a") == "b")
  #expect(items.keep(second: Part(id: 1)).id == 2)
  #expect(items.keep(third: 3) == 4)
}

@Test func mockableUnusualParameters() throws {
  let fake = FakeUnusualParameters()
  fake.when.change.andDo { $0 += 1 }
  fake.when.run.andDo { try? $0() }
  fake.when.find(for: "a").andReturn(1)
  var number = 1
  fake.change(&number)
  fake.show(1, 2)
  var hasRun = false
  fake.run { hasRun = true }
  #expect(number == 2 && hasRun && fake.find(for: "a") == 1)
  expectReceived(fake.calls.show([1, 2]), times: 1)
}

@Test func mockableEffects() async throws {
  let fake = FakeEffects()
  fake.when.mayThrow.andThrow(ContactProblem.notFound)
  fake.when.text.andReturn("a")
  fake.when.call.andDo { try $0() }
  #expect(throws: ContactProblem.notFound) { try fake.mayThrow() }
  #expect(try fake.text() == "a")
  #expect(throws: ContactProblem.notFound) { try fake.call { throw ContactProblem.notFound } }
  await fake.wait()
  try await fake.waitAndThrow()
  await fake.pass {}
  await fake.anywhere()
  expectReceivedInOrder(fake.calls.wait, fake.calls.waitAndThrow, fake.calls.pass)
  expectReceived(fake.calls.anywhere, times: 1)
}

@Test func mockableGenericFunctions() {
  let fake = FakeGenericFunctions()
  fake.when.nested(.any(([(Set<Int>, String)], Int).self)).andReturn()
  fake.nested(([(Set([1]), "a")], 2))
  fake.when.convert(1, returning: String.self).andReturn("one")
  #expect(fake.convert(1) == "one")
  fake.when.numbers.andReturn([1, 2])
  #expect(fake.numbers().count == 2)
  fake.all(a: 1, b: "b", c: 2.5, d: Part(id: 1))
  expectReceived(fake.calls.all(a: 1, b: "b", c: 2.5, d: Part(id: 1)), times: 1)
  expectReceived(
    fake.calls.all(a: .equal(1), b: .equal("b"), c: .any(Double.self), d: .any(Part.self)))
}

@Test func mockableParametrizedProtocols() {
  let fake = FakeBoxedProperties()
  let pair = Pair<String, Pair<Int, any Box<String>>>(
    first: "a", second: Pair(first: 1, second: TextBox(content: "b")))
  fake.when.box.andReturn(TextBox(content: "c"))
  fake.when.pair.andReturn(pair)
  fake.when.open.andReturn(TextBox(content: "d"))
  fake.when.openPair.andReturn(pair)
  #expect(fake.box.content == "c" && fake.pair.second.second.content == "b")
  #expect(fake.open().content == "d" && fake.openPair().second.first == 1)
}

@Test func mockableSimilarNames() {
  let fake = FakeSimilarNames()
  fake.when.fetch(for: 1).andReturn("number")
  fake.when.fetch(for: "a").andReturn("text")
  fake.when.fetch(forA: "a").andReturn("A")
  fake.when.fetch(forB: .any).andReturn("B")
  fake.when.repeat(times: true).andReturn(2)
  #expect([fake.fetch(for: 1), fake.fetch(for: "a")] == ["number", "text"])
  #expect([fake.fetch(forA: "a"), fake.fetch(forB: "b")] == ["A", "B"])
  #expect(fake.repeat(times: true) == 2)
}

@Test func mockableProperties() async throws {
  let fake = FakeProperties()
  fake.when.number.andReturn(1)
  fake.when.text.andReturn("a")
  fake.changing = 2
  fake.unwrapped = "b"
  fake.when.throwing.andThrow(ContactProblem.notFound)
  fake.when.waiting.andReturn("c")
  fake.when.both.andReturn("d")
  fake.outside = "e"
  #expect(fake.number == 1 && fake.text == "a" && fake.changing == 2 && fake.unwrapped == "b")
  #expect(throws: ContactProblem.notFound) { try fake.throwing }
  #expect(await fake.waiting == "c")
  #expect(try await fake.both == "d")
  #expect(fake.outside == "e")
}

@Test func mockableInitializers() async throws {
  func make<Made: Initialized>(_ type: Made.Type) async throws -> (Made?, Made, Made) {
    (try await Made(), Made(index: 1), Made(name: "a", 2))
  }
  let made = try await make(FakeInitialized.self)
  #expect(made.0 != nil)
  expectReceived(made.1.calls.initializer(index: 1), times: 1)
  expectReceived(made.2.calls.initializer(name: "a", 2), times: 1)
}

@Test func mockableAttributes() {
  let fake = FakeAttributed()
  fake.when.attributedProperty.andReturn(1)
  fake.when.attributedFunction.andReturn(2)
  #expect(fake.attributedProperty == 1 && fake.attributedFunction() == 2)
}

@Test func mockableObjects() {
  let fake = FakeAnObject()
  fake.when.describe(1).andReturn("one")
  #expect(fake.describe(1) == "one")
}

@Test func mockableActors() async {
  let fake = FakeWorker()
  fake.when.state.andReturn(1)
  fake.when.id.andReturn(2)
  fake.when.work(3).andReturn("a")
  fake.when.look(4).andReturn(5)
  #expect(await fake.state == 1)
  #expect(await fake.work(3) == "a")
  #expect(fake.id == 2 && fake.look(4) == 5)
  expectReceived(fake.calls.work(3), times: 1)
}

@Test func mockableMainActor() async {
  let fake = FakeScreen()
  fake.when.title.andReturn("a")
  fake.when.id.andReturn(2)
  fake.when.show(3).andReturn("b")
  fake.when.look(4).andReturn(5)
  await MainActor.run { #expect(fake.title == "a" && fake.show(3) == "b") }
  #expect(fake.id == 2 && fake.look(4) == 5)
  let one = FakeOneMainActorMember()
  one.when.show.andReturn(6)
  await MainActor.run { #expect(one.show() == 6) }
}

@Test func mockableAccess() async throws {
  let fake = FakePublicShape()
  fake.when.number.andReturn(1)
  fake.when.find(for: "a").andReturn("b")
  #expect(fake.number == 1)
  #expect(try await fake.find(for: "a") == "b")
  #expect(hiddenFakeAnswers())
  let shared = FakeShared()
  shared.when.share(1).andReturn("c")
  #expect(await Task.detached { shared.share(1) }.value == "c")
}

@Test func mockableShadowedNames() throws {
  #expect(try shadowedFakeAnswers())
}

@Test func mockableModifiers() {
  let fake = FakeNonisolated()
  fake.when.run.andReturn(1)
  let mutating = FakeMutating()
  mutating.when.run.andReturn(2)
  let unwrapped = FakeUnwrapped()
  unwrapped.when.show("a").andReturn(3)
  unwrapped.when.show(nil).andReturn(4)
  let documented = FakeDocumented()
  documented.when.number.andReturn(5)
  #expect(fake.run() == 1 && mutating.run() == 2 && documented.number == 5)
  #expect(unwrapped.show("a") == 3 && unwrapped.show(nil) == 4)
}
