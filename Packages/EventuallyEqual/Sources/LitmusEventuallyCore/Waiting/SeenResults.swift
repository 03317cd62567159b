@_spi(Litmus) internal import LitmusReporting

/// The text for the result of one evaluation, made where the value is isolated, so that any thread can
/// show it.
struct SeenResult: Sendable, Equatable {
  /// The text in a list: `1`, or `FetchError.offline`.
  var text: String
  /// The text after "but": `was 1`, or `caught FetchError.offline`.
  var clause: String
}

extension SeenResult {
  init<Value>(of attempt: Result<Value, any Error>) {
    switch attempt {
    case .success(let value):
      text = failureText(ofUnwrapped: value)
      clause = "was \(text)"
    case .failure(let error):
      text = errorText(of: error)
      clause = "caught \(text)"
    }
  }
}

/// The results that a wait has seen, in order: only the first few and the last few are stored.
///
/// A result that is seen several times in a row counts as one.
struct SeenResults: Sendable {
  private struct Run: Sendable {
    var seenResult: SeenResult
    var tries = 1
  }

  /// The number of results stored from the beginning, and also from the end.
  private static let keptCount = 3
  /// Longer texts are truncated in the list.
  private static let longestText = 100

  private var runs: [Run] = []
  private var omittedCount = 0
  private(set) var tries = 0

  /// The result that was seen last.
  var latest: SeenResult? { runs.last?.seenResult }

  /// Adds the result of a try.
  mutating func add(_ seenResult: SeenResult) {
    tries += 1
    guard seenResult != latest else { return runs[runs.endIndex - 1].tries += 1 }
    runs.append(Run(seenResult: seenResult))
    guard runs.count > Self.keptCount * 2 else { return }
    runs.remove(at: Self.keptCount)
    omittedCount += 1
  }

  /// Replaces the text of the last result, which may be an object that has changed since.
  mutating func restateLatest(_ seenResult: SeenResult) {
    runs[runs.endIndex - 1].seenResult = seenResult
  }
}

extension SeenResults {
  /// The list of all results, as in `Values seen: 0 (12 tries), 1 (81 tries)`; `nil` if there is only
  /// one.
  var list: String? {
    guard runs.count > 1 else { return nil }
    var parts = runs.map(Self.text)
    if omittedCount > 0 { parts.insert("… \(omittedCount) more …", at: Self.keptCount) }
    return "Values seen: \(parts.joined(separator: ", "))"
  }

  /// Returns the list, if there is one, with a difference below it, if there is one.
  func list(above difference: String?) -> String? {
    guard let list, let difference else { return list ?? difference }
    return "\(list)\n\(difference)"
  }

  private static func text(of run: Run) -> String {
    let text = run.seenResult.text
    let isLong = text.count > longestText
    let shown = isLong ? "\(text.prefix(longestText))…" : text
    // A line break would make one value look like several lines of the failure.
    let onOneLine = shown.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(onOneLine) (\(FailureTexts.tries(run.tries)))"
  }
}
