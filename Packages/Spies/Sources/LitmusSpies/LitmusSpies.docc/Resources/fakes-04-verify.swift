import LitmusSpies
import Testing

@Test func tellsWhoMissedIt() async {
  let mailer = FakeMailer()
  mailer.when.send.andReturn()
  mailer.when.send(.any, to: "grace").andThrow(MailboxFull())
  let newsletter = Newsletter(mailer: mailer)

  let missed = await newsletter.publish("Spring", to: ["ada", "grace"])

  #expect(missed == ["grace"])
  expectReceived(mailer.calls.send("Spring", to: "ada"), times: 1)
}
