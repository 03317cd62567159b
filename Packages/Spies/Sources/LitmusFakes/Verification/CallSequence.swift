#if LITMUS_FAKES
internal import LitmusFakesReporting

/// Calls of several fakes that are expected in order.
struct CallSequence {
  /// One expected call.
  private struct Step {
    let title: String
    let source: FakeSource
    /// Returns the position of the first call that meets the conditions after a position.
    let first: (UInt64) -> UInt64?
    /// Returns the position of the last call that meets the conditions.
    let last: () -> UInt64?
    let nearestLines: (UInt64) -> [String]
    let verify: (UInt64) -> Void

    init<Calls: VerifiableCalls>(_ calls: Calls) {
      let expected = calls.expected
      let record = expected.source.record(isUse: false)
      let all = expected.snapshot(record)
      title = expected.title
      source = expected.source
      first = { order in all.first { $0.order > order && expected.isMatch($0) }?.order }
      last = { all.last(where: expected.isMatch)?.order }
      nearestLines = { order in
        expected.nearestLines(among: CallList(all.filter { $0.order > order }))
      }
      verify = { order in
        guard let index = all.firstIndex(where: { $0.order == order }) else { return }
        expected.verify(SelectedCalls([index], of: all.count), of: all, in: record)
      }
    }
  }

  private let steps: [Step]
  private let history: CallHistory
  /// The positions of the calls that were found, one for each step, up to the first that was not received
  /// after the one before it.
  private let found: [UInt64]

  init(_ calls: [any VerifiableCalls]) {
    // The history comes last, so that it has all calls of the steps.
    steps = calls.map { Step($0) }
    history = CallHistory(of: steps.map(\.source))
    var found: [UInt64] = []
    for step in steps {
      // The first match leaves the most calls for the steps that follow.
      guard let order = step.first(found.last ?? 0) else { break }
      found.append(order)
    }
    self.found = found
  }

  /// Reports a failure unless all calls were found; if they were, records that they are verified.
  func verify(at callSite: CallSite) {
    if found.count == steps.count {
      for (step, order) in zip(steps, found) { step.verify(order) }
    }
    report(at: callSite) { failureText }
  }

  /// The failure: the call that was not received, the expected calls and all calls; `nil` if all were found.
  private var failureText: String? {
    if let problem = history.problem { return problem }
    guard found.count < steps.count else { return nil }
    let missing = steps[found.count]
    let all = history.all.map(\.call)
    let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.order, $0 + 1) })
    let last = missing.last()
    let received = last.flatMap { numbers[$0] }.map { "no later than call \($0)" } ?? "0 times"
    let place = found.last.flatMap { numbers[$0] }.map { "it after call \($0)" } ?? "it first"
    var lines = ["Received \(title(missing)) \(received), but expected \(place)"]
    lines.append("Expected in this order:")
    for (index, step) in steps.enumerated() {
      var line = "  \(index + 1). \(title(step))"
      if index < found.count, let number = numbers[found[index]] {
        line += ", received as call \(number)"
      }
      lines.append(line)
    }
    if last == nil { lines += missing.nearestLines(found.last ?? 0) }
    return (lines + recordedLines(all)).joined(separator: "\n")
  }

  private func title(_ step: Step) -> String { history.prefix(for: step.source) + step.title }
}
#endif
