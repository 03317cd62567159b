import Observation

@MainActor @Observable final class Table {
  var rows: [String] = []
  func load() { Task { rows = ["one", "two"] } }
}
