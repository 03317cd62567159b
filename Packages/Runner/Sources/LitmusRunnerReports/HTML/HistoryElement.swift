#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The last runs of a test as a row of dots; a sentence if all of them ended in one way.
struct HistoryElement {
  /// The distance of two dots, and the height of the row.
  private static let (step, height) = (11, 10)

  let history: OutcomeHistory

  var text: String {
    let outcomes = history.outcomes
    guard outcomes.count > 1 else { return "" }
    let start = "<p class=\"history\">"
    if let only = outcomes.first, outcomes.allSatisfy({ $0 == only }) {
      return "\(start)\(html(only.label)) in each of the last \(outcomes.count) runs</p>"
    }
    var dots: [OutcomeKind: String] = [:]
    for (index, outcome) in outcomes.enumerated() {
      dots[outcome, default: ""] += "M\(5 + index * Self.step) 5h0"
    }
    // One path for each outcome, whose round ends are the dots.
    let paths = OutcomeKind.allCases.compactMap { outcome in
      dots[outcome].map { "<path class=\"\(outcome.rawValue)\" d=\"\($0)\"/>" }
    }
    let counts = OutcomeKind.allCases.compactMap { outcome -> String? in
      let count = outcomes.count { $0 == outcome }
      return count > 0 ? "\(count) \(outcome.label)" : nil
    }
    return """
      \(start)<svg width="\(outcomes.count * Self.step)" height="\(Self.height)" aria-hidden="true">\
      \(paths.joined())</svg> <span>\(counts.joined(separator: ", ")) in the last \
      \(outcomes.count) runs, the latest on the right</span></p>
      """
  }
}
#endif
