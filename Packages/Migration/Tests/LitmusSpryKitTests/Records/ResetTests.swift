import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `Resetting a fake` {
  private let fake = FakeLibrary()

  @Test func `removes calls, stubs or both`() {
    fake.stub(.load).andReturn(1)
    fake.load("x")
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    #expect(fake.load("x") == 1)
    fake.resetStubs()
    expectHaveRecordedCalls(fake)
    #expect(FailureRecorder.record { fake.load("x") }.count == 1)
    fake.stub(.load).andReturn(2)
    fake.resetCallsAndStubs()
    expectHaveNoRecordedCalls(fake)
    #expect(FailureRecorder.record { fake.load("x") }.count == 1)
  }

  @Test func `leaves a result as it was`() {
    fake.stub(.load).andReturn(1)
    fake.load("x")
    let result = fake.didCall(.load)
    fake.resetCalls()
    fake.load("y")
    #expect(result.count == 1)
    #expect(result.recordedCallsDescription == "load(_:) with <x>")
  }

  @Test func `releases what was recorded and stubbed`() {
    let fake = FakeShelves()
    weak var recorded: Shelf?
    weak var stubbed: Shelf?
    weak var expected: Shelf?
    do {
      let shelves = (Shelf(number: 1), Shelf(number: 2), Shelf(number: 3))
      (recorded, stubbed, expected) = shelves
      fake.stub(.swap).andReturn(shelves.1)
      fake.stub(.swap).with(shelves.2).andReturn(shelves.1)
      #expect(fake.swap(shelves.0) === shelves.1)
    }
    #expect(recorded != nil)
    fake.resetCalls()
    #expect(recorded == nil)
    #expect(stubbed != nil)
    #expect(expected != nil)
    fake.resetStubs()
    #expect(stubbed == nil)
    #expect(expected == nil)
  }

  @Test func `may release objects that call the fake again`() {
    let fake = FakeShelves()
    fake.stub(.swap).andReturn(nil)
    _ = fake.swap(CallsWhenReleased(fake))
    fake.resetCalls()
    #expect(fake.didCall(.note).recordedCallsDescription == "note(_:) with <released>")

    fake.stubAgain(.swap).andReturn(CallsWhenReleased(fake))
    fake.stubAgain(.swap).andReturn(nil)
    #expect(fake.didCall(.note).count == 2)

    fake.stub(.swap).with(CallsWhenReleased(fake)).andReturn(nil)
    fake.resetStubs()
    #expect(fake.didCall(.note).count == 3)
  }
}

/// Calls a fake in its deinit.
private final class CallsWhenReleased {
  private let fake: FakeShelves

  init(_ fake: FakeShelves) { self.fake = fake }

  deinit { fake.note("released") }
}

private final class FakeShelves: Spryable {
  enum Function: String, StringRepresentable {
    case swap = "swap(_:)"
    case note = "note(_:)"
  }

  let spyRecord = SpyRecord()

  func swap(_ object: AnyObject) -> AnyObject? { spryify(arguments: object) }
  func note(_ text: String) { recordCall(arguments: text) }
}
