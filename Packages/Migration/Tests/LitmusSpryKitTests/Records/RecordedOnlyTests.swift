import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A call that is only recorded` {
  private let fake = FakeLibrary()

  @Test func `leaves the stubs of its function alone`() {
    let captor = Argument.captor()
    fake.stub(.count).with(captor).andReturn(1)
    fake.stub(.count).with(
      Argument.pass { _ in
        Issue.record("A stub was asked about a call that needs no answer")
        return true
      }
    )
    .andReturn(2)
    fake.count = 3
    #expect(captor.count == 0)
    expectHaveReceived(fake, .count, with: 3)
    // Both stubs are reported, because they never answered.
    #expect(FailureRecorder.record { fake.resetStubs() }.count == 2)
  }
}
