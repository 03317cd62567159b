import LitmusSpies
import XCTest

// The cases of swift-spyable's examples.

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
