// begin-snippet: spies-example
import LitmusSpies
import Testing

protocol Store: Sendable {
  func save(_ name: String, overwrite: Bool)
}

final class FakeStore: Store, Spyable {
  enum Function: String, StringRepresentable {
    case save = "save(_:overwrite:)"
  }

  let spyRecord = SpyRecord()

  func save(_ name: String, overwrite: Bool) {
    recordCall(arguments: name, overwrite)
  }
}

@Test func savesOnce() {
  let fakeStore = FakeStore()
  fakeStore.save("x", overwrite: true)

  expectHaveReceived(fakeStore, .save, countSpecifier: .exactly(1))
  expectHaveReceived(fakeStore, .save, with: "x", true)
}
// end-snippet

@Suite struct ExampleFailures {
  /// What the README shows, as Swift Testing prints it.
  @Test func `a call with other arguments`() {
    withKnownIssue {
      let fakeStore = FakeStore()
      fakeStore.save("x", overwrite: true)
      expectHaveReceived(fakeStore, .save, with: "y", true)
    }
  }
}
