#if LITMUS_RUNNER
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A list of the tests that failed in some of their last runs, and in others did not.
package struct FlakyReport {
  /// A test with its history.
  private struct Entry {
    var name: String
    var history: OutcomeHistory
    var message: String?
    var rate: Double { Double(history.unsuccessfulCount) / Double(max(1, history.runCount)) }
  }

  private let entries: [Entry]

  /// Makes the list of stored results, the tests that fail most often first.
  package init(_ results: TestResults) {
    let modules = Dictionary(grouping: results.suites.keys, by: \.name)
    let names = ShownNames(ambiguousSuites: modules.filter { $0.value.count > 1 }.map(\.key))
    var entries: [Entry] = []
    for (suite, tests) in results.suites {
      for (name, record) in tests where record.history.isFlaky {
        let id = TestID(module: suite.module, suite: suite.name, name: name)
        entries.append(
          Entry(name: names.test(id), history: record.history, message: record.message))
      }
    }
    self.entries = entries.sorted { ($1.rate, $0.name) < ($0.rate, $1.name) }
  }

  /// The list.
  package var text: String { lines.joined(separator: "\n") }

  /// The lines of the list.
  var lines: [String] {
    guard !entries.isEmpty else {
      return ["No test is known to have been flaky in its last \(OutcomeHistory.most) runs."]
    }
    let counts = entries.map { "\($0.history.unsuccessfulCount) of \($0.history.runCount)" }
    let width = counts.map(\.count).max() ?? 0
    let verb = entries.count == 1 ? "was" : "were"
    var lines = [
      "\(counted(entries.count, "test")) \(verb) flaky in the last \(OutcomeHistory.most) runs, "
        + "or failed in some of them:"
    ]
    for (entry, count) in zip(entries, counts) {
      lines.append("  \(count.padded(to: width))  \(entry.name)")
      let indentation = String(repeating: " ", count: width + 4)
      if let message = entry.message { lines.append("\(indentation)\(visible(message))") }
    }
    return lines
  }
}
#endif
