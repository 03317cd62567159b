// begin-snippet: litmus-example
import Litmus
import Testing

protocol Mailer: Sendable {
  func send(_ text: String, to address: String)
}

@MainActor final class Newsletter {
  private(set) var sent = 0

  func publish(_ text: String, to addresses: [String], by mailer: any Mailer) {
    Task {
      for address in addresses {
        mailer.send(text, to: address)
        sent += 1
      }
    }
  }
}

final class FakeMailer: Mailer, Spyable {
  enum Function: String, StringRepresentable {
    case send = "send(_:to:)"
  }

  let spyRecord = SpyRecord()

  func send(_ text: String, to address: String) { recordCall(arguments: text, address) }
}

@MainActor @Test func everyReaderGetsTheNewsletter() async throws {
  let mailer = FakeMailer()
  let newsletter = Newsletter()
  newsletter.publish("Spring", to: ["ada", "grace"], by: mailer)

  try await expectToEventuallyEqual(actual: { newsletter.sent }, expected: 2, timeout: 30)
  expectHaveReceived(mailer, .send, with: "Spring", "grace", countSpecifier: .exactly(1))
}
// end-snippet
