#if Macros
// begin-snippet: litmus-example
import Litmus
import Testing

@Fake
protocol Mailer: Sendable {
  func send(_ text: String, to address: String) async throws
}

struct MailboxFull: Error {}

@MainActor final class Newsletter {
  private(set) var sent = 0

  func publish(_ text: String, to addresses: [String], by mailer: any Mailer) {
    Task {
      for address in addresses {
        if (try? await mailer.send(text, to: address)) != nil { sent += 1 }
      }
    }
  }
}

@MainActor @Test func otherReadersGetTheNewsletter() async throws {
  let mailer = FakeMailer()
  mailer.when.send(.any, to: .any).andReturn()
  mailer.when.send(.any, to: "grace").andThrow(MailboxFull())

  let newsletter = Newsletter()
  newsletter.publish("Spring", to: ["ada", "grace", "mary"], by: mailer)

  try await expectToEventuallyEqual(actual: { newsletter.sent }, expected: 2)
  expectHaveReceived(mailer.calls.send("Spring", to: "mary"), times: .exactly(1))
  #expect(mailer.calls.send.map { $0.address } == ["ada", "grace", "mary"])
}
// end-snippet
#endif
