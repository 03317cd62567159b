import LitmusSpies
import Testing
import XCTest

// The rows of docs/migration/fakes.md that the other files do not have.

struct Stamp: Sendable {
  var number: Int
}

extension Stamp: FakeDefault {
  static var fakeDefault: Stamp { Stamp(number: 0) }
}

@Fake(if: nil) class StampCounter {
  func next(after stamp: Stamp) -> Stamp { Stamp(number: stamp.number + 1) }
}

private struct Offline: Error {}

@Suite struct RowTests {
  @Test(.equality(of: Stamp.self) { $0.number == $1.number }) func registeredMatcher() {
    let counter = FakeStampCounter(callingSuper: true)
    var numbers: [Int] = []
    counter.when.next.perform { numbers.append($0.stamp.number) }
    counter.when.next(after: Stamp(number: 7)).andReturn(Stamp(number: 10))
    #expect([1, 7].map { counter.next(after: Stamp(number: $0)).number } == [2, 10])
    #expect(numbers == [1, 7])
    expectReceived(counter.calls.next, times: .atLeast(2))
  }

  @Test(.fakePolicy(.relaxed)) func relaxedPolicy() {
    #expect(FakeStampCounter().next(after: Stamp(number: 1)).number == 0)
  }

  @Test func suspendedAnswers() async throws {
    let load = FakeClosure<@Sendable (String) async throws(Offline) -> Int>()
    let pending = load.when("a").andSuspend()
    async let first = load.closure("a")
    try await expectEventuallyReceived(load.calls("a"))
    pending.resume(returning: 1)
    #expect(try await first == 1)
    try await expectNotReceived(load.calls("b"), for: 0.01)
    load.when("b").andThrow(Offline())
    await #expect(throws: Offline.self) { try await load.closure("b") }
  }

  @Test func streams() async {
    let pages = FakeClosure<() -> AsyncStream<Int>>()
    let stream = pages.when().andStream()
    let received = pages.closure()
    stream.send(1)
    stream.finish()
    #expect(await received.reduce(into: []) { $0.append($1) } == [1])
  }
}

final class RowXCTests: XCTestCase {
  func testResults() throws {
    let result: Result<Int, any Error> = .failure(Offline())
    let load = FakeClosure<(String) throws -> Int>()
    load.when("a").andDo { _ in try result.get() }
    XCTAssertThrowsError(try load.closure("a"))
  }

  func testPolicies() {
    let optional = FakeClosure<() -> Int?>()
    withFakePolicy(.relaxedOptional) { XCTAssertNil(optional.closure()) }
    let number = FakeClosure<() -> Int>()
    number.spyRecord.policy = .relaxed
    XCTAssertEqual(number.closure(), 0)
  }
}
