// begin-snippet: eventually-example
import LitmusEventually
import Observation
import Testing

@MainActor @Observable final class TableModel {
  var rows: [String] = []
  func load() { Task { rows = ["one", "two"] } }
}

@MainActor @Test func loadsTwoRows() async throws {
  let model = TableModel()
  model.load()
  try await expectToEventuallyEqual(
    actual: { model.rows.count }, expected: 2, timeout: .seconds(30))
}
// end-snippet
