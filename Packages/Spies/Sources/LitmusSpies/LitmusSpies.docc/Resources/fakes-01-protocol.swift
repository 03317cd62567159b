import LitmusSpies

@Fake
protocol Mailer: Sendable {
  func send(_ text: String, to reader: String) async throws
}

struct MailboxFull: Error {}

struct Newsletter {
  let mailer: any Mailer

  /// Returns the readers who did not get it.
  func publish(_ text: String, to readers: [String]) async -> [String] {
    var missed: [String] = []
    for reader in readers {
      do { try await mailer.send(text, to: reader) } catch { missed.append(reader) }
    }
    return missed
  }
}
