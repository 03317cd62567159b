import LitmusSpies
import Testing

// The cases of Mockingbird's tests, of which many are one case with several types or two spellings.

private struct Problem: Error {}

@Suite struct ArgumentsOfMockingbird {
  private let catalog = FakeCatalog()

  @Test func equalValues() {
    let bird = Bird()
    catalog.when.has(feather: Feather()).andReturn(true)
    catalog.when.has(bird: bird).andReturn(true)
    catalog.when.has(season: .equal(.autumn)).andReturn(true)
    catalog.when.has(name: "a").andReturn(true)
    catalog.when.has(flag: false).andReturn(true)
    catalog.when.has(type: Bird.self).andReturn(true)
    catalog.when.has(anything: 1).andReturn(true)
    #expect(catalog.has(feather: Feather()) && catalog.has(bird: bird))
    #expect(catalog.has(season: .autumn) && catalog.has(name: "a") && catalog.has(flag: false))
    #expect(catalog.has(type: Bird.self) && catalog.has(anything: 1))
    expectReceived(catalog.calls.has(feather: Feather()))
    expectReceived(catalog.calls.has(season: .equal(.autumn)))
  }

  @Test func genericValues() {
    let bird = Bird()
    catalog.when.has(animal: bird).andReturn(true)
    catalog.when.has(animal: Feather()).andReturn(true)
    #expect(catalog.has(animal: bird) && catalog.has(animal: Feather()))
    expectReceived(catalog.calls.has(animal: Feather()), times: 1)
    expectReceived(catalog.calls.has(animal: .any(Bird.self)), times: 1)
  }

  @Test func anyOfAType() {
    struct Local: Equatable {}
    catalog.when.has(anything: .matching { $0 is Local }).andReturn(true)
    catalog.when.has(object: .matching { $0 is Bird }).andReturn(true)
    #expect(catalog.has(anything: Local()) && catalog.has(object: Bird()))
  }

  @Test func nilOnly() {
    catalog.when.may(feather: nil).andReturn(true)
    catalog.when.may(bird: nil).andReturn(true)
    catalog.when.may(season: nil).andReturn(true)
    catalog.when.may(name: nil).andReturn(true)
    catalog.when.may(flag: nil).andReturn(true)
    catalog.when.may(animal: Bird?.none).andReturn(true)
    catalog.when.may(type: nil).andReturn(true)
    catalog.when.may(anything: nil).andReturn(true)
    catalog.when.may(object: nil).andReturn(true)
    #expect(catalog.may(feather: nil) && catalog.may(bird: nil) && catalog.may(season: nil))
    #expect(catalog.may(name: nil) && catalog.may(flag: nil) && catalog.may(animal: Bird?.none))
    #expect(catalog.may(type: nil) && catalog.may(anything: nil) && catalog.may(object: nil))
    expectReceived(catalog.calls.may(anything: nil))
  }

  @Test func notNil() {
    catalog.when.may(feather: .notNil).andReturn(true)
    catalog.when.may(bird: .notNil).andReturn(true)
    catalog.when.may(season: .notNil).andReturn(true)
    catalog.when.may(name: .notNil).andReturn(true)
    catalog.when.may(flag: .notNil).andReturn(true)
    catalog.when.may(animal: Match<Bird?>.notNil).andReturn(true)
    catalog.when.may(type: .notNil).andReturn(true)
    catalog.when.may(anything: .notNil).andReturn(true)
    catalog.when.may(object: .notNil).andReturn(true)
    #expect(catalog.may(feather: Feather()) && catalog.may(bird: Bird()))
    #expect(catalog.may(season: .autumn) && catalog.may(name: "a") && catalog.may(flag: false))
    #expect(catalog.may(animal: Optional(Bird())) && catalog.may(type: Bird.self))
    #expect(catalog.may(anything: 1) && catalog.may(object: Bird()))
  }

  @Test func anyOptional() {
    catalog.when.may(feather: .any).andReturn(true)
    catalog.when.may(animal: .any(Bird?.self)).andReturn(true)
    catalog.when.may(anything: .any).andReturn(true)
    #expect(catalog.may(feather: nil) && catalog.may(animal: Bird?.none))
    #expect(catalog.may(anything: nil))
  }

  @Test func oneOfSeveralValues() {
    let (bird, other) = (Bird(), Bird())
    catalog.when.has(feather: .equal(Feather(length: 0)) || .equal(Feather(length: 1)))
      .andReturn(true)
    catalog.when.has(season: .equal(.spring) || .equal(.autumn)).andReturn(true)
    catalog.when.has(name: "a" || "b" || "c").andReturn(true)
    catalog.when.has(flag: true || false).andReturn(true)
    catalog.when.has(object: .same(as: bird) || .same(as: other)).andReturn(true)
    #expect(catalog.has(feather: Feather(length: 1)) && catalog.has(season: .autumn))
    #expect(catalog.has(name: "c") && catalog.has(flag: false) && catalog.has(object: other))
  }

  @Test func conditions() {
    catalog.when.has(feather: .any).andReturn(true)
    catalog.when.has(feather: .matching { $0.length > 99 }).andReturn(false)
    #expect(!catalog.has(feather: Feather(length: 100)) && catalog.has(feather: Feather(length: 1)))
    expectReceived(catalog.calls.has(feather: .where(\.length, .in(100...))), times: 1)
  }

  @Test func captors() {
    let feathers = Captor<Feather>()
    catalog.when.has(feather: .capture(into: feathers)).andReturn(true)
    _ = (catalog.has(feather: Feather(length: 99)), catalog.has(feather: Feather(length: 42)))
    #expect(feathers.last?.length == 42 && feathers.values.map(\.length) == [99, 42])
  }

  @Test func numbersAroundAnother() {
    catalog.when.has(number: .any(Double.self)).andReturn(false)
    catalog.when.has(number: .matching { (number: Double) in abs(number - 0.42) <= 0.01 })
      .andReturn(true)
    #expect(catalog.has(number: 0.429) && catalog.has(number: 0.411) && !catalog.has(number: 0.44))
    expectReceived(catalog.calls.has(number: Match<Double>.in(0.419...0.421)), times: 0)
  }

  @Test func collections() {
    catalog.when.has(all: .any).andReturn(false)
    catalog.when.has(all: .matching { Set($0).isSuperset(of: ["a", "b"]) }).andReturn(true)
    #expect(catalog.has(all: ["c", "b", "a"]) && !catalog.has(all: ["a"]))
    catalog.when.has(all: .where(\.count, .in(4...))).andReturn(true)
    #expect(catalog.has(all: ["1", "2", "3", "4"]) && !catalog.has(all: []))
    expectReceived(catalog.calls.has(all: .where(\.isEmpty, false)), times: 3)
  }

  @Test func dictionaries() {
    catalog.when.has(pairs: .any).andReturn(false)
    catalog.when.has(pairs: .matching { Set($0.keys).isSuperset(of: ["a", "b"]) }).andReturn(true)
    catalog.when.has(pairs: .matching { Set($0.values).contains("C") }).andReturn(true)
    #expect(catalog.has(pairs: ["a": "A", "b": "B"]) && catalog.has(pairs: ["c": "C"]))
    #expect(!catalog.has(pairs: ["a": "A"]) && !catalog.has(pairs: [:]))
    expectReceived(catalog.calls.has(pairs: .where(\.count, .in(...1))), times: 3)
  }
}

@Suite struct ClosuresOfMockingbird {
  private let singing = FakeSinging()

  @Test func ofAllKinds() {
    singing.when.plain.andReturn(true)
    singing.when.returning(.any).andReturn(true)
    singing.when.with(.any).andReturn(true)
    singing.when.both(.any).andReturn(true)
    singing.when.escaping(.any).andReturn(true)
    singing.when.escapingReturning(.any).andReturn(true)
    singing.when.escapingWith(.any).andReturn(true)
    singing.when.escapingBoth(.any).andReturn(true)
    singing.when.wrapped(.any).andReturn(true)
    singing.when.automatic(.any).andReturn(true)
    singing.when.escapingAutomatic(.any).andReturn(true)
    singing.when.parenthesized(.any).andReturn(true)
    singing.when.nested(.any).andReturn(true)
    singing.when.nestedOptional(.any).andReturn(true)
    singing.when.tuple(.any).andReturn(true)
    singing.when.labeled(.any).andReturn(true)
    #expect(singing.plain {} && singing.returning { fatalError() } && singing.with { _ in })
    #expect(singing.both { _ in fatalError() } && singing.escaping {})
    #expect(singing.escapingReturning { fatalError() } && singing.escapingWith { _ in })
    #expect(singing.escapingBoth { $0 } && singing.wrapped(Songs()) && singing.automatic(true))
    #expect(singing.escapingAutomatic(true) && singing.parenthesized {} && singing.nested { $0 })
    #expect(singing.nestedOptional {} && singing.tuple(({}, { $0 })))
    #expect(singing.labeled((a: {}, b: { $0 })))
    expectReceived(singing.calls.escapingBoth(.any), times: 1)
  }

  @Test func thatAreNil() {
    singing.when.optional(.any).andReturn(true)
    singing.when.optional(.notNil).andReturn(false)
    singing.when.optionalReturning(.notNil).andReturn(true)
    singing.when.optionalWith(.notNil).andReturn(true)
    singing.when.optionalBoth(.notNil).andReturn(true)
    #expect(singing.optional(nil) && !singing.optional {})
    #expect(singing.optionalReturning { fatalError() } && singing.optionalWith { _ in })
    #expect(singing.optionalBoth { $0 })
    expectReceived(singing.calls.optional(.notNil), times: 1)
  }
}

@Suite(.spyScope) struct StubsOfMockingbird {
  private let nest = FakeNest()

  @Test func ofNothing() {
    nest.clean()
    nest.when.clean.andReturn()
    nest.clean()
    nest.when.clean.again.andDo {}
    nest.clean()
    expectReceived(nest.calls.clean, times: 3)
  }

  @Test func ofWildcardsAndValues() {
    nest.when.lay(loudly: .any, .any).andReturn(true)
    nest.when.lay(loudly: .any, 100).andReturn(false)
    #expect(nest.lay(loudly: true, 1) && !nest.lay(loudly: true, 100))
    expectReceived(nest.calls.lay(loudly: true, 1), times: 1)
  }

  @Test func ofOtherArguments() {
    nest.when.lay(loudly: .any, 1).andReturn(true)
    withKnownIssue { _ = nest.lay(loudly: true, 2) }
  }

  @Test func ofUnwrappedValues() {
    let value: Bool! = true
    nest.when.isEmpty.andReturn(value)
    #expect(nest.isEmpty && nest.isEmpty)
    expectReceived(nest.calls.isEmpty, times: 2)
  }

  // The second stub for the same arguments says so with .again; otherwise it is a failure.
  @Test func thatOverridePrevious() {
    nest.when.lay(loudly: .any, .any).andReturn(true)
    nest.when.lay(loudly: .any, .any).again.andReturn(false)
    #expect(!nest.lay(loudly: true, 1))
  }

  @Test func thatAreCleared() {
    nest.when.find.andReturn(true)
    nest.resetStubs()
    withKnownIssue { _ = nest.find() }
  }

  @Test func byClosures() {
    nest.when.lay(loudly: .any, .any).andDo { (loudly: Bool, count: Int) -> Bool in
      loudly && count == 1
    }
    #expect(nest.lay(loudly: true, 1))
    nest.when.lay.again.andDo { $0 && $1 == 2 }
    #expect(nest.lay(loudly: true, 1))
  }

  @Test func inASequence() throws {
    nest.when.number.andReturn(1, 2, 3)
    #expect((1...5).map { _ in nest.number() } == [1, 2, 3, 3, 3])
    nest.when.number.again.andDo { 1 }.then.andDo { 2 }
    #expect((1...3).map { _ in nest.number() } == [1, 2, 2])
    let throwing = FakeThrowingNest()
    throwing.when.check.andDo { true }.then.andReturn(false).then.andThrow(Problem())
    #expect(try throwing.check())
    #expect(try !throwing.check())
    #expect(throws: Problem.self) { try throwing.check() }
    #expect(throws: Problem.self) { try throwing.check() }
  }

  // Without loopingSequence(of:) and finiteSequence(of:), a closure does the same.
  @Test func inALoop() {
    var calls = 0
    nest.when.number.andDo {
      calls += 1
      return [1, 2, 3][(calls - 1) % 3]
    }
    #expect((1...6).map { _ in nest.number() } == [1, 2, 3, 1, 2, 3])
  }

  @Test func thatEnd() {
    nest.when.number.andReturn(1, 2).then.andDo {
      Issue.record("called a third time")
      return 0
    }
    #expect((1...2).map { _ in nest.number() } == [1, 2])
    withKnownIssue { _ = nest.number() }
  }

  @Test func ofStaticMembers() {
    FakeNest.when.isPublic.andReturn(true)
    FakeNest.when.open(wide: .any, .any).andReturn(true)
    #expect(FakeNest.isPublic && FakeNest.open(wide: true, 1))
    expectReceived(FakeNest.calls.isPublic)
    expectReceived(FakeNest.calls.open(wide: .any, 1))
  }

  @Test func ofOptionals() {
    nest.when.find.andReturn(true)
    #expect(nest.find() == true)
    nest.when.find.again.andReturn(nil)
    #expect(nest.find() == nil)
    nest.when.maybe.andReturn(nil)
    #expect(nest.maybe == nil)
    nest.when.maybe.again.andReturn(.some(nil))
    #expect(nest.maybe == .some(nil))
  }

  @Test func ofErrors() throws {
    let fake = FakeThrowingNest()
    fake.when.check.andThrow(Problem())
    #expect(throws: Problem.self) { try fake.check() }
    fake.when.run.andDo { _ = try $0() }
    #expect(throws: Problem.self) { try fake.run { throw Problem() } }
    fake.when.pass.andDo { try $0() }
    #expect(fake.pass { true })
    #expect(throws: Problem.self) { try fake.pass { throw Problem() } }
    fake.when.pass.again.andReturn(true)
    #expect(try fake.pass { throw Problem() })
    fake.when.each.andDo { _ = try $0() }
    #expect(throws: Problem.self) { try fake.each { throw Problem() } }
    expectReceived(fake.calls.pass(.any), times: 3)
  }

  @Test func ofAsyncMembers() async throws {
    let fake = FakeAsyncNest()
    fake.when.check.andReturn(true)
    fake.when.count(.any).andReturn(2)
    fake.when.load.andReturn(1).then.andDo { throw Problem() }
    fake.when.pass.andDo { try await $0() }
    await fake.clean()
    await fake.run { true }
    #expect(await fake.check())
    #expect(await fake.count("a") == 2)
    #expect(try await fake.load() == 1)
    await #expect(throws: Problem.self) { try await fake.load() }
    #expect(try await fake.pass { true })
    await #expect(throws: Problem.self) { try await fake.pass { throw Problem() } }
    expectReceived(fake.calls.pass(.any), times: 2)
    expectReceived(fake.calls.run(.any), times: 1)
  }

  @Test func ofInout() {
    let fake = FakeReshapes()
    fake.when.reshape.andDo { $0 = $0.uppercased() }
    var text = "foo"
    fake.reshape(&text)
    #expect(text == "FOO")
    expectReceived(fake.calls.reshape(.any), times: 1)
  }

  @Test func ofVariadicParameters() {
    let fake = FakeFlock()
    fake.when.all([true, false], at: 1).andReturn(true)
    fake.add("a", "b", at: 1)
    fake.add(true, false, at: 1)
    #expect(fake.all(true, false, at: 1))
    expectReceived(fake.calls.add(["a", "b"], at: 1), times: 1)
    expectReceived(fake.calls.add(.any([String].self), at: 1), times: 1)
    expectReceived(fake.calls.add(.any([Bool].self), at: 1), times: 1)
  }
}

@Suite struct PropertiesOfMockingbird {
  private let voice = FakeVoice()

  @Test func getters() {
    voice.when.song.andReturn("a")
    #expect(voice.song == "a")
    voice.when.song.again.andDo { "b" }
    #expect(voice.song == "b")
    expectReceived(voice.calls.song, times: 2)
  }

  @Test func setters() {
    var log: [String] = []
    voice.when.song.set(.any).andDo { log.append("any \($0)") }
    voice.when.song.set("a").andDo { log.append("only \($0)") }
    voice.when.song.set(.matching { $0.first == "h" }).andDo { log.append("h \($0)") }
    voice.song = "a"
    voice.song = "b"
    voice.song = "hey"
    #expect(log == ["only a", "any b", "h hey"])
    expectReceived(voice.calls.song.set("a"), times: 1)
    expectReceived(voice.calls.song.set, times: 3)
    expectNotReceived(voice.calls.song.set(.where(\.count, 10)))
  }

  @Test func lastSetValues() {
    voice.song = "initial"
    #expect(voice.song == "initial")
    voice.song = "a"
    voice.song = "b"
    #expect(voice.song == "b")
  }

  @Test func subscripts() {
    let shelf = FakeShelf()
    shelf.when.subscript(42, returning: String.self).andReturn("a")
    shelf.when.subscript(42, returning: Bool.self).andReturn(true)
    shelf.when.subscript("b").andReturn("c")
    shelf.when.subscript(42, 99).andReturn("d")
    shelf.when.subscript(generic: Season.spring).andReturn(.autumn)
    let (text, flag): (String, Bool) = (shelf[42], shelf[42])
    #expect(text == "a" && flag && shelf["b"] == "c" && shelf[42, 99] == "d")
    #expect(shelf[generic: Season.spring] == .autumn)
    var log: [String] = []
    shelf.when.subscript("b").set("x").andDo { _, value in log.append(value) }
    shelf["b"] = "x"
    shelf[42, 99] = "y"
    shelf[generic: Season.spring] = .autumn
    #expect(log == ["x"])
    expectReceived(shelf.calls.subscript(42, 99).set("y"), times: 1)
    expectReceived(shelf.calls.subscript(generic: Season.spring).set(.equal(.autumn)), times: 1)
    let object = FakeShelfClass()
    object.when.subscript(1).andReturn("z")
    #expect(object[1] == "z")
  }
}

@Suite(.spyScope) struct TypesOfMockingbird {
  @Test func associatedTypes() {
    func hatch<Kind: Breeds>(_ breeds: Kind, _ egg: Kind.Egg) -> Kind.Egg { breeds.hatch(egg) }
    func hatch<Kind: Breeds>(_ breeds: Kind.Type, _ egg: Kind.Egg) -> Kind.Egg { breeds.hatch(egg) }
    let breeds = FakeBreeds<Feather, String>()
    breeds.when.hatch(.any).andDo { $0 }
    breeds.when.hatch(Feather(length: 2)).andReturn(Feather(length: 42))
    FakeBreeds<Feather, String>.when.hatch(Feather(length: 3)).andReturn(Feather(length: 4))
    #expect(hatch(breeds, Feather(length: 1)).length == 1)
    #expect(hatch(breeds, Feather(length: 2)).length == 42)
    #expect(hatch(FakeBreeds<Feather, String>.self, Feather(length: 3)).length == 4)
    expectReceived(breeds.calls.hatch(Feather(length: 2)), times: 1)
  }

  @Test func overloads() {
    let fake = FakeOverloads()
    fake.when.take(.any(Bool.self), .any).andReturn(true)
    fake.when.take(.any(Int.self), .any).andReturn(false)
    fake.when.give(returning: Bool.self).andReturn(true)
    fake.when.give(returning: Int.self).andReturn(1)
    fake.when.make(returning: Bool.self).andReturn(true)
    #expect(fake.take(true, false) && !fake.take(1, 2) && fake.give() == true && fake.give() == 1)
    #expect(fake.make() == true)
    expectReceived(fake.calls.take(.any(Bool.self), .any), times: 1)
    expectReceived(fake.calls.give(returning: Int.self), times: 1)
    expectNotReceived(fake.calls.make(returning: Int.self))
    let object = FakeOverloadedBird()
    object.when.take(true, .any).andReturn(true)
    object.when.take(1, .any).andReturn(true)
    object.when.give(returning: Int.self).andReturn(2)
    #expect(object.take(true, false) && object.take(1, 2) && object.give() == 2)
  }

  @Test func initializers() throws {
    func make<Made: Hatchable>(_ type: Made.Type) throws -> [Made] {
      [Made(), Made(flag: true), Made(number: 1), try Made(text: "a"), Made(maybe: nil)]
    }
    let made = try make(FakeHatchable.self)
    expectReceived(made[1].calls.initializer(flag: true), times: 1)
    expectReceived(made[2].calls.initializer(number: 1), times: 1)
    expectReceived(made[3].calls.initializer(text: "a"), times: 1)
    expectReceived(made[4].calls.initializer(maybe: nil), times: 1)
    let birds = [FakeHatchedBird(), FakeHatchedBird(flag: true), try FakeHatchedBird(text: "a")]
    for bird in birds { bird.fly() }
    expectReceived(birds[2].calls.fly, times: 1)
    _ = (FakeNothing(), FakeNothingMore())
    let object = FakeOnlyClasses()
    object.when.flag.andReturn(true)
    #expect(object.flag)
  }

  // A type's own FakeDefault takes the place of a provider of values that a fake is given.
  @Test func defaultValues() {
    let nest = FakeNest()
    nest.spyRecord.policy = .relaxed
    #expect(nest.number() == 0 && nest.text() == "" && nest.list() == [] && nest.set() == [])
    #expect(nest.table() == [:] && nest.find() == nil)
    nest.when.number.andReturn(99)
    #expect(nest.number() == 99)
    nest.resetStubs()
    nest.spyRecord.policy = .standard
    withKnownIssue { _ = nest.number() }
    nest.when.pair.andReturn(("", 0))
    #expect(nest.pair() == ("", 0))
  }

  @Test func realObjects() {
    let real = RealVoice()
    let all = FakeVoice(wrapping: real)
    #expect(all.song == "la" && all.sing("a") == "a")
    all.song = "b"
    #expect(real.song == "b")
    all.when.song.andReturn("c")
    #expect(all.song == "c")
    let one = FakeVoice()
    one.when.sing.andDo { real.sing($0) }
    one.when.song.set.andDo { real.song = $0 }
    #expect(one.sing("d") == "d")
    one.song = "e"
    #expect(real.song == "e")
    expectReceived(one.calls.song.set("e"), times: 1)
  }

  @Test func superclasses() {
    let singer = FakeSinger(callingSuper: true)
    #expect(singer.song == "super" && singer.sing("a") == "a-super")
    singer.when.song.andReturn("world")
    #expect(singer.sing("a") == "a-world")
    expectReceived(singer.calls.sing("a"), times: 2)
  }
}

@Suite struct VerificationsOfMockingbird {
  private let nest = FakeNest()

  init() { nest.when.lay.andReturn(true) }

  @Test func counts() {
    expectNotReceived(nest.calls.clean)
    expectReceived(nest.calls.clean, times: .never)
    for _ in 1...3 { nest.clean() }
    expectReceived(nest.calls.clean, times: 3)
    expectReceived(nest.calls.clean, times: .exactly(3))
    expectReceived(nest.calls.clean, times: .atLeast(2))
    expectReceived(nest.calls.clean, times: .atMost(3))
    expectReceived(nest.calls.clean, times: 1...3)
    // not(once), once.or(3)
    #expect(nest.calls.clean.count != 1 && [1, 3].contains(nest.calls.clean.count))
  }

  @Test func order() {
    _ = nest.lay(loudly: false, 7)
    nest.clean()
    _ = nest.lay(loudly: false, 7)
    nest.clean()
    _ = nest.lay(loudly: true, 42)
    nest.clean()
    expectReceivedInOrder(
      nest.calls.clean, nest.calls.clean, nest.calls.lay(loudly: true, 42), nest.calls.clean)
    withKnownIssue {
      expectReceivedInOrder(nest.calls.lay(loudly: true, 42), nest.calls.lay(loudly: false, 7))
    }
    withKnownIssue {
      expectReceivedInOrder(
        nest.calls.lay(loudly: true, 42), nest.calls.clean, nest.calls.clean)
    }
  }

  // inOrder(with: .noInvocationsBefore) and so on: the calls in order, and no others.
  @Test func orderWithoutOtherCalls() {
    nest.clean()
    _ = nest.lay(loudly: true, 42)
    expectReceivedInOrder(nest.calls.clean, nest.calls.lay(loudly: true, 42))
    expectNoOtherCalls(nest)
    _ = nest.lay(loudly: false, 7)
    withKnownIssue { expectNoOtherCalls(nest) }
  }

  @Test func eventually() async throws {
    async let done: Void = use(nest)
    try await expectEventuallyReceived(nest.calls.clean, times: 2)
    try await expectEventuallyReceived(nest.calls.lay(loudly: .any, .any), times: 2)
    await done
    try await expectEventuallyReceived(nest.calls.clean, times: 2)
  }

  @Test func orderEventually() async throws {
    async let done: Void = use(nest)
    try await expectEventuallyReceived(nest.calls.leave)
    expectReceivedInOrder(nest.calls.clean, nest.calls.lay, nest.calls.leave)
    await done
  }

  private nonisolated func use(_ nest: FakeNest) async {
    for count in 1...2 {
      await Task.yield()
      nest.clean()
      _ = nest.lay(loudly: true, count)
    }
    nest.leave()
  }
}
