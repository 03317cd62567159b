// begin-snippet: eventually-example
import LitmusEventually
import Testing

@MainActor final class TableModel {
  var rows: [String] = []
  func load() { Task { rows = ["one", "two"] } }
}

@MainActor @Test func loadsTwoRows() async throws {
  let model = TableModel()
  model.load()
  try await expectToEventuallyEqual(actual: { model.rows.count }, expected: 2)
}
// end-snippet

@Suite struct ExampleFailures {
  /// What the README shows, as Swift Testing prints it.
  @MainActor @Test func `a model that is not loaded`() async {
    await withKnownIssue {
      let model = TableModel()
      try await expectToEventuallyEqual(
        actual: { model.rows.count }, expected: 2, clock: TestClock())
    }
  }
}
