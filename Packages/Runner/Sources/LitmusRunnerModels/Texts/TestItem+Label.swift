@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerReports

extension TestItem {
  /// Returns how the test ended, how long it took, what has changed, and its tags.
  package func label(_ form: LabelForm) -> String {
    var parts = [status.word]
    if status.isEnded, let duration { parts.append(duration.label(form)) }
    if let change { parts.append(change.label) }
    if !description.tags.isEmpty {
      parts.append(description.tags.map(visible).joined(separator: ", "))
    }
    return parts.joined(separator: form.separator)
  }
}

extension SuiteItem {
  /// The worst status of the suite's tests, and the number of tests shown.
  package var spokenLabel: String { "\(status.word), \(counted(tests.count, "test"))" }
}

extension AttemptDetail {
  /// The number of the attempt, its status and its duration.
  package var label: String { "Attempt \(id): \(status.word), \(duration.label(.short))" }
}

/// The form of a line of text: for display or for VoiceOver.
package enum LabelForm: Sendable {
  /// As displayed, as in `failed · 0.012 s`.
  case short
  /// As spoken, as in `failed, 0.012 seconds`.
  case spoken

  var separator: String {
    switch self {
    case .short: " · "
    case .spoken: ", "
    }
  }
}

extension Duration {
  /// Returns the duration in seconds with three decimal places, as in `0.012 s`.
  package func label(_ form: LabelForm) -> String {
    switch form {
    case .short: "\(milliseconds) s"
    case .spoken: "\(milliseconds) seconds"
    }
  }
}
