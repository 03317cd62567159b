#if Macros
/// The code under test of the example in the README.
@MainActor final class Newsletter {
  /// Whether the letter is not sent to the last reader: the README shows how the test fails then.
  @TaskLocal static var omitsTheLastReader = false

  private(set) var sent = 0
  private let mailer: any Mailer

  init(mailer: any Mailer) {
    self.mailer = mailer
  }

  func publish(_ text: String, to readers: [String]) {
    Task {
      for reader in Self.omitsTheLastReader ? readers.dropLast() : readers[...] {
        try await mailer.send(text, to: reader)
        sent += 1
      }
    }
  }
}
#endif
