#if Macros
import Foundation
import Litmus
import Testing
import XCTest

@Suite(.spyScope) struct `Fakes of five layers` {
  @Test func `networking`() async throws {
    let client = FakeLinkClient()
    client.when.send(.where(\.path, "/a")).andReturn(LinkResponse(data: Data("1".utf8)))
    client.when.send(.where(\.path, "/b")).andThrow(.status(404))
    client.when.decode(.any(Int.Type.self), from: .any).andReturn(1)
    client.when.upload(.any, to: "/c", progress: .any).andDo { data, _, progress in
      progress?(1)
      return data.count
    }
    client.when.retry(times: .any, .any).andDo { (_, work: @Sendable () async throws -> Int) in
      try await work() + 1
    }
    client.timeout = .seconds(3)
    let response = try await client.send(LinkRequest(path: "/a"))
    #expect(try client.decode(Int.self, from: response) == 1)
    await #expect(throws: LinkError.status(404)) { try await client.send(LinkRequest(path: "/b")) }
    #expect(try await client.upload(Data([1, 2]), to: "/c") { _ in } == 2)
    #expect(await client.retry(times: 2) { 1 } == 2)
    #expect(client.timeout == .seconds(3))
    expectReceivedInOrder(
      client.calls.send(.where(\LinkRequest.path, "/a")),
      client.calls.send(.where(\LinkRequest.path, "/b")), client.calls.upload)
  }

  @Test func `storage`() throws {
    let vault = FakeVault<String, Int>()
    vault.when.subscript(1).andReturn("one")
    vault.when.count.andReturn(2)
    vault.when.count(where: .any).andDo { isCounted in isCounted("a") ? 1 : 0 }
    vault.when.insert(["x", "y"]).andReturn()
    vault.when.remove(1).andReturn(nil)
    #expect(vault[1] == "one" && vault.count == 2 && vault.count { $0 == "a" } == 1)
    vault[2] = "two"
    try vault.insert("x", "y")
    try vault.remove(1)
    expectReceived(vault.calls.subscript(2).set("two"), times: 1)
    expectReceived(vault.calls.insert(["x", "y"]), times: 1)
  }

  @Test func `analytics`() async {
    let tracker = FakeEventTracker()
    tracker.when.track("open", .any).andReturn()
    tracker.when.ask.andReturn(true)
    tracker.when.log(.any, level: .in(1...)).andReturn()
    FakeEventTracker.when.isDebug.andReturn(true)
    tracker.userID = "u"
    tracker.track("open", ["count": 1])
    tracker.log("x", level: 2)
    #expect(await tracker.ask() && tracker.userID == "u" && FakeEventTracker.isDebug)
    expectReceived(tracker.calls.track("open", ["count": 1]), times: 1)
    #expect(tracker.calls.log.map(\.message) == ["x"])
  }

  @Test func `Bluetooth`() async throws {
    let beacon = FakeBeacon()
    let delegate = FakeBeaconDelegate()
    delegate.when.didConnect.andReturn()
    beacon.delegate = delegate
    beacon.when.connect.andDo { _ in delegate.didConnect(beacon) }
    beacon.when.read(7).andReturn([1, 2])
    beacon.connect(options: nil)
    #expect(try await beacon.read(7) == [1, 2])
    expectReceived(delegate.calls.didConnect(.same(as: beacon)), times: 1)
    let scanner = FakeBeaconScanner()
    let id = UUID()
    scanner.when.scan(for: [1], .any).andReturn([id])
    scanner.when.describe(id).andReturn("beacon")
    #expect(try await scanner.scan(for: [1], .zero) == [id])
    #expect(scanner.describe(id) == "beacon")
    beacon.resetCallsAndStubs()
  }

  @MainActor @Test func `navigation`() async {
    let screens = FakeScreens()
    screens.path = [.home]
    screens.when.push(.equal(.item(1)), animated: .any, completion: .any).andDo {
      route, _, completion in
      screens.path.append(route)
      completion?()
    }
    screens.when.pop(to: nil).andReturn([.item(1)])
    screens.when.confirm("Sure?", buttons: .any).andReturn(0)
    var isDone = false
    screens.push(.item(1), animated: true) { isDone = true }
    #expect(isDone && screens.path == [.home, .item(1)])
    #expect(screens.pop(to: nil) == [.item(1)])
    #expect(await screens.confirm("Sure?", buttons: ["Yes"]) == 0)
    screens.resetCallsAndStubs()
  }
}

final class LayerXCTests: XCTestCase {
  func testStorage() {
    let vault = FakeVault<String, Int>()
    vault.when.close.andReturn()
    vault.close()
    expectReceived(vault.calls.close, times: 1)
    expectNotReceived(vault.calls.flush)
  }
}
#endif
