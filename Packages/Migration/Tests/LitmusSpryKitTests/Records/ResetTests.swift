import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `Resetting a fake` {
  @Test func `removes calls, stubs or both`() {
    let fake = FakeLibrary()
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
    XCTAssertHaveNoRecordedCalls(fake)
    #expect(FailureRecorder.record { fake.load("x") }.count == 1)
  }
}
