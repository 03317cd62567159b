import LitmusSpies
import XCTest

// The cases of swift-spyable's example and macro tests.

private enum SettingsProblem: Error { case expected }

final class SpyableViewModelXCTests: XCTestCase {
  private let service = FakeService()

  func testStarts() {
    ViewModel(service: service).start(name: "a")
    expectReceived(service.calls.start)
    XCTAssertEqual(service.calls.start.last?.name, "a")
  }

  func testTogglesSettings() async throws {
    let model = ViewModel(service: service)
    service.when.settings.andReturn(["key": "value"])
    try await model.toggleSettings()
    XCTAssertEqual(model.settings, ["key": "value"])
    XCTAssertEqual(service.calls.settings.map(\.page), [1])
    try await model.toggleSettings()
    XCTAssertTrue(model.settings.isEmpty)
    XCTAssertEqual(service.calls.settings.map(\.page), [1, 2])
  }

  func testThrows() async {
    let model = ViewModel(service: service)
    service.when.settings.andThrow(SettingsProblem.expected)
    do {
      try await model.toggleSettings()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? SettingsProblem, .expected)
    }
    XCTAssertEqual(service.calls.settings.map(\.page), [1])
    XCTAssertTrue(model.settings.isEmpty)
  }

  // Each type has its own stub, where a spy of swift-spyable has one value for all of them.
  func testWraps() {
    let model = ViewModel(service: service)
    service.when.wrap(.any(Int.self)).andReturn([123])
    service.when.wrap(.any(String.self)).andReturn(["a"])
    XCTAssertEqual(model.wrap(1), [123])
    XCTAssertEqual(model.wrap("b"), ["a"])
    XCTAssertEqual(service.calls.wrap(.any(Int.self)).last?.value, 1)
  }

  func testHasAllKindsOfMembers() async throws {
    service.when.name.andReturn("a")
    service.payload = "b"
    service.when.nickname.andReturn("c")
    service.when.address.andReturn("d")
    var log: [String] = []
    service.added = { log.append("added") }
    service.removed = { log.append("removed") }
    service.added()
    service.removed?()
    XCTAssertEqual(service.name + (service.nickname ?? "") + service.address, "acd")
    XCTAssertEqual(service.payload as? String, "b")
    service.logOut()
    service.when.data.andReturn({ log.append("data") })
    await service.data(("x", count: 1))()
    XCTAssertEqual(log, ["added", "removed", "data"])
    XCTAssertEqual(service.calls.data.last?.part.count, 1)
    service.save(name: "a", nickname: 1)
    expectReceived(service.calls.save(name: "a", nickname: 1))
    service.insert(name: nil, nickname: "b")
    expectReceived(service.calls.insert(name: .nil, nickname: .notNil))
    service.append { _ in nil }
    service.when.get.andReturn(7)
    let payload = try await service.get()
    XCTAssertEqual(payload as? Int, 7)
    service.when.read.andReturn("e")
    XCTAssertEqual(service.read(), "e")
  }

  func testHasAllKindsOfClosures() {
    service.when.fetch(in: "a", completion: .any).andDo { _, completion in completion("b") }
    service.when.goBack.andDo { _, action in action() }
    service.when.goOn.andDo { _, action in action() }
    var log: [String] = []
    service.fetch(in: "a") { log.append($0) }
    service.goBack(in: "a") { log.append("back") }
    service.goOn(in: "a") {}
    service.check("message")
    XCTAssertEqual(log, ["b", "back"])
    expectReceived(service.calls.goOn(in: "a", action: .any), times: 1)
    expectReceived(service.calls.check)
    service.use([1], ["a"], (2, "b", 3))
    expectReceived(service.calls.use([1], ["a"], .any), times: 1)
  }
}

final class SpyableOverloadXCTests: XCTestCase {
  private let processor = FakeProcessor()

  func testByParameters() {
    processor.when.compute(.any(String.self)).andReturn("text")
    processor.when.compute(.any(Int.self)).andReturn("number")
    processor.when.compute(.any(Bool.self)).andReturn("condition")
    XCTAssertEqual(processor.compute("a"), "text")
    XCTAssertEqual(processor.compute(42), "number")
    XCTAssertEqual(processor.compute(true), "condition")
    expectReceived(processor.calls.compute("a"), times: 1)
    expectReceived(processor.calls.compute(42), times: 1)
    expectReceived(processor.calls.compute(true), times: 1)
  }

  func testByResults() {
    processor.when.convert(.any, returning: Bool.self).andReturn(true)
    processor.when.convert(.any, returning: String.self).andReturn("ten")
    processor.when.convert(.any, returning: [Int].self).andReturn([1, 2, 3])
    let results: (Bool, String, [Int]) = (
      processor.convert(10), processor.convert(10), processor.convert(10)
    )
    XCTAssertTrue(results == (true, "ten", [1, 2, 3]))
    expectReceived(processor.calls.convert(10, returning: Bool.self), times: 1)
    expectReceived(processor.calls.convert(10, returning: String.self), times: 1)
    expectReceived(processor.calls.convert(10, returning: [Int].self), times: 1)
  }

  func testByLabels() {
    processor.when.process(data: .any).andReturn("data")
    processor.when.process(item: .any).andReturn("item")
    processor.when.process(content: .any).andReturn("content")
    XCTAssertEqual(processor.process(data: "a"), "data")
    XCTAssertEqual(processor.process(item: "a"), "item")
    XCTAssertEqual(processor.process(content: "a"), "content")
    XCTAssertEqual(processor.calls.process(item: .any).map(\.item), ["a"])
  }

  func testByParametersOfAsyncMembers() async {
    processor.when.fetch(id: .any(String.self)).andReturn("text")
    processor.when.fetch(id: .any(Int.self)).andReturn("number")
    let results = await [processor.fetch(id: "a"), processor.fetch(id: 1)]
    XCTAssertEqual(results, ["text", "number"])
    expectReceived(processor.calls.fetch(id: 1), times: 1)
  }

  func testByParametersOfThrowingMembers() throws {
    processor.when.validate("a").andReturn(true)
    processor.when.validate(1).andThrow(SettingsProblem.expected)
    XCTAssertTrue(try processor.validate("a"))
    XCTAssertThrowsError(try processor.validate(1))
    expectReceived(processor.calls.validate(1), times: 1)
  }

  func testByResultsAlone() {
    let fake = FakeOverloadedResults()
    fake.when.run(returning: Int.self).andReturn(1)
    fake.when.run(returning: String?.self).andReturn("a")
    fake.when.run(returning: [String].self).andReturn(["b"])
    fake.when.run(returning: [String: Int].self).andReturn(["c": 2])
    fake.when.run(returning: (Int, Int).self).andReturn((3, 4))
    fake.when.run(returning: (Int, Bool).self).andReturn((5, true))
    fake.when.run(returning: Set<Int?>?.self).andReturn([6])
    fake.when.run(returning: Result<String, any Error>?.self).andReturn(.success("d"))
    let nothing: Void = fake.run()
    let pair: (Int, Bool) = fake.run()
    let result: Result<String, any Error>? = fake.run()
    XCTAssertTrue(nothing == () && pair == (5, true) && (try? result?.get()) == "d")
    expectReceived(fake.calls.run(returning: Void.self), times: 1)
    expectNotReceived(fake.calls.run(returning: Int.self))
  }

  func testByOptionality() {
    let fake = FakeOverloadedParameters()
    fake.when.compute(value: .any(Int?.self)).andReturn([1: "a"])
    fake.when.compute(value: .any(Bool.self)).andReturn(true)
    fake.when.compute(value: .any(String?.self)).andReturn(false)
    fake.when.compute(for: .any(Set<String>.self)).andReturn(["b"])
    let numbers: [Int: String] = fake.compute(value: Optional(1))
    XCTAssertEqual(numbers, [1: "a"])
    XCTAssertEqual(fake.compute(for: Set(["x"])), ["b"])
    XCTAssertTrue(fake.compute(value: false) && !fake.compute(value: Optional("x")))
  }

  func testByNestedOptionals() {
    let fake = FakeOverloadedOptionals()
    fake.when.run(returning: Set<Int?>.self).andReturn([1, nil])
    fake.when.run(returning: Set<Int?>?.self).andReturn(nil)
    fake.when.compute(1, returning: Set<String>?.self).andReturn(["a"])
    fake.when.compute(nil, returning: (String, String?).self).andReturn(("b", nil))
    fake.when.compute(.any(Set<Int?>.self)).andReturn([1: "c"])
    fake.when.compute(.any(Set<Int>.self)).andReturn([2: "d"])
    fake.when.find(id: "e").andReturn(3)
    let (set, noSet): (Set<Int?>, Set<Int?>?) = (fake.run(), fake.run())
    let names: Set<String>? = fake.compute(1)
    let pair: (String, String?) = fake.compute(nil)
    XCTAssertTrue(set == [1, nil] && noSet == nil && names == ["a"] && pair == ("b", nil))
    XCTAssertEqual(fake.compute(Set<Int?>([nil])), [1: "c"])
    XCTAssertEqual(fake.compute(Set<Int>([1])), [2: "d"])
    XCTAssertEqual(fake.find(id: "e") as? Int, 3)
  }

  func testByConstraints() {
    let fake = FakeOverloadedConstraints()
    fake.when.process(1, returning: Int.self).andReturn(2)
    fake.when.process(1, returning: String.self).andReturn("a")
    fake.when.convert(1, returning: Bool.self).andReturn(true)
    let (number, text, isConverted): (Int, String, Bool) = (
      fake.process(1), fake.process(1), fake.convert(1)
    )
    XCTAssertTrue(number == 2 && text == "a" && isConverted)
    let _: Void = fake.convert(1, 2)
    expectReceived(fake.calls.convert(1, 2), times: 1)
  }

  func testByCompositions() {
    let fake = FakeOverloadedCompositions()
    fake.when.handle(.any, returning: String.self).andReturn("a")
    fake.when.handle(.any((any Codable & Hashable & Sendable).self)).andReturn(1)
    fake.when.create.andReturn("b")
    let (text, number): (String, Int) = (fake.handle(1), fake.handle(2))
    XCTAssertTrue(text == "a" && number == 1 && fake.create(id: 1) as? String == "b")
  }

  func testByAssociatedTypes() {
    let fake = FakeOverloadedItems<String, [Int]>()
    fake.when.process("a", returning: String.self).andReturn("b")
    fake.when.process(["a"]).andReturn(["c"])
    fake.when.transform([1], returning: Int.self).andReturn(1)
    fake.when.compare("a", "b", returning: Bool.self).andReturn(true)
    let other = FakeOverloadedItems<String, [Int]>()
    fake.when.handle(.same(as: other), returning: FakeOverloadedItems.self).andReturn(other)
    let (item, number): (String, Int) = (fake.process("a"), fake.transform([1]))
    let (isSame, handled): (Bool, FakeOverloadedItems<String, [Int]>) = (
      fake.compare("a", "b"), fake.handle(other)
    )
    XCTAssertTrue(item == "b" && number == 1 && isSame && handled === other)
    XCTAssertEqual(fake.process(["a"]), ["c"])
  }

  func testByEffects() async throws {
    let fake = FakeOverloadedEffects()
    fake.when.fetch(resource: 1).andThrow(SettingsProblem.expected)
    fake.when.process(id: 1, flag: true).andReturn(true)
    fake.fetch(immediate: true)
    await fake.fetch(from: "a")
    XCTAssertThrowsError(try fake.fetch(resource: 1))
    try await fake.fetch(timeout: 2)
    let isProcessed = await fake.process(id: 1, flag: true)
    XCTAssertTrue(isProcessed)
    expectReceivedInOrder(
      fake.calls.fetch(immediate: true), fake.calls.fetch(from: "a"),
      fake.calls.fetch(resource: 1), fake.calls.fetch(timeout: 2))
  }

  func testByInout() throws {
    let fake = FakeOverloadedInout()
    fake.when.update(.any(Int.self), passing: FakeInout.self).andDo { $0 += 1 }
    fake.when.swap(.any(Int.self), .any).andDo { swap(&$0, &$1) }
    fake.when.configure(.any, passing: FakeInout.self).andDo { settings in
      settings["a"] = 1
      return true
    }
    var (first, second) = (1, 2)
    fake.update(&first)
    fake.update(5)
    fake.swap(&first, &second)
    var settings: [String: Any] = [:]
    XCTAssertTrue(try fake.configure(&settings))
    XCTAssertTrue(first == 2 && second == 2 && settings["a"] as? Int == 1)
    expectReceived(fake.calls.update(5), times: 1)
  }

  func testByClosures() {
    let fake = FakeOverloadedClosures()
    fake.when.run(handler: .any((() -> Void).self)).andReturn("a")
    let text: String = fake.run {}
    XCTAssertEqual(text, "a")
    expectReceived(fake.calls.run(handler: .any((() -> Void).self)), times: 1)
  }
}
