import LitmusSpies
import Testing

@Test func tellsWhoMissedIt() async {
  let mailer = FakeMailer()
  let newsletter = Newsletter(mailer: mailer)

  let missed = await newsletter.publish("Spring", to: ["ada", "grace"])
}
