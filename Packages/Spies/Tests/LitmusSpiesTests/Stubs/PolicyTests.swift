import LitmusReporting
import LitmusSpies
import Testing
import XCTest

@Suite struct `A policy` {
  private static func texts(_ policy: FakePolicy?) -> [String] {
    let fake = FakeClosure<(Int) throws -> Int>("number", file: "Made.swift", line: 1)
    let optional = FakeClosure<(Int) throws -> Int?>("optional", file: "Made.swift", line: 2)
    let nothing = FakeClosure<(Int) throws -> Void>("nothing", file: "Made.swift", line: 3)
    for record in [fake.spyRecord, optional.spyRecord, nothing.spyRecord] {
      record.policy = policy
    }
    return FailureRecorder.texts {
      _ = try? fake.closure(1)
      _ = try? optional.closure(2)
      try? nothing.closure(3)
    }.0
      .map { String($0.prefix(while: { $0 != "," })) }
  }

  private let number = "Called number(1) of FakeClosure<(Int) throws -> Int> made at Made.swift:1"
  private let optional =
    "Called optional(2) of FakeClosure<(Int) throws -> Optional<Int>> made at Made.swift:2"
  private let nothing = "Called nothing(3) of FakeClosure<(Int) throws -> ()> made at Made.swift:3"

  @Test func `of a fake says which unstubbed calls are failures`() {
    #expect(Self.texts(.strict) == [number, optional, nothing])
    #expect(Self.texts(.standard) == [number, optional])
    #expect(Self.texts(.relaxedVoid) == [number, optional])
    #expect(Self.texts(.relaxedOptional) == [number])
    #expect(Self.texts(.relaxed) == [])
  }

  @Test func `of a scope applies to fakes without one`() {
    #expect(withFakePolicy(.relaxedOptional) { Self.texts(nil) } == [number])
    #expect(withFakePolicy(.relaxedOptional) { Self.texts(.relaxed) } == [])
  }

  @Test func `of a scope applies to the fakes that it makes, wherever they are called`() async {
    let fake = withFakePolicy(.relaxed) { FakeClosure<@Sendable () -> Int>() }
    #expect(fake.closure() == 0)
    #expect(await Task.detached { fake.closure() }.value == 0)
    #expect(withFakePolicy(.relaxed) { FakeClosure<() -> Stamp>() }.closure().number == 7)
    let failures = FailureRecorder.record { withFakePolicy(.standard) { _ = fake.closure() } }
    #expect(failures.count == 1)
  }

  @Test(.fakePolicy(.relaxedOptional)) func `of a test is a trait`() {
    #expect(Self.texts(nil) == [number])
  }

  @Test func `of the process is the standard one, unless it is set`() async {
    #expect(FakePolicy.default == .standard)
    // In a process of its own, because it would apply to tests that run at the same time.
    await #expect(processExitsWith: .success) {
      FakePolicy.default = .relaxed
      precondition(FakePolicy.current == .relaxed)
    }
  }
}

private struct Stamp: FakeDefault {
  static var fakeDefault: Stamp { Stamp(number: 7) }
  var number: Int
}

final class PolicyXCTests: XCTestCase {
  override func invokeTest() { withFakePolicy(.relaxedOptional) { super.invokeTest() } }

  func testAppliesToAllTestsOfAClass() {
    let fake = FakeClosure<() -> Int?>()
    XCTAssertNil(fake.closure())
  }
}
