import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A number of calls that cannot be` {
  private let mail = FakeMail()

  @Test(
    arguments: [
      ((0..<0).callCount, "0..<0"), ((2..<2).callCount, "2..<2"),
      ((..<0).callCount, "..<0"),
      ((..<Int.min).callCount, "..<\(Int.min)"),
      ((Int.min..<Int.min).callCount, "\(Int.min)..<\(Int.min)"),
      ((-3 ... -1).callCount, "-3...-1"), ((...(-1)).callCount, "...-1"),
      ((-1).callCount, "exactly -1"), (.exactly(-1), "exactly -1"), (.atMost(-2), "at most -2"),
    ] as [(CallCount, String)])
  func `is reported as a mistake of the test`(count: CallCount, text: String) async throws {
    let message =
      "Expected open \(text) times, but no number of calls can meet that. To fix this, pass 0, a positive "
      + "number, or a range that contains one"
    mail.open()
    let failures = try await FailureRecorder.record {
      expectReceived(mail.calls(.open), times: count)
      try await expectEventuallyReceived(
        mail.calls(.open),
        times: count, timeout: .infinity)
    }
    #expect(failures.map(\.text) == [message, message])
  }

  @Test func `is none in a range that begins below zero`() {
    expectReceived(mail.calls(.open), times: -1..<1)
    expectReceived(mail.calls(.open), times: -1 ... .max)
    expectReceived(mail.calls(.open), times: ..<Int.max)
    #expect((-1..<1).callCount.description == "exactly 0 times")
  }
}
