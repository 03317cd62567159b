#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerModels
internal import SwiftUI

/// A failure: its message, the difference and the source location.
struct FailureView: View {
  let failure: FailureDetail

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let note = failure.note {
        Text(verbatim: note)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      CodeText(failure.message)
      if !failure.difference.isEmpty {
        DifferenceView(lines: failure.difference)
      }
      Text(verbatim: failure.location)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The difference between the expected and the actual value, line by line.
struct DifferenceView: View {
  let lines: [DifferenceLine]

  // A list lays out a whole row at once. Copied and shared text has all lines.
  private static let maxLines = 200

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.prefix(Self.maxLines).enumerated()), id: \.offset) { _, line in
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text(verbatim: line.sign)
          Text(verbatim: line.text)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(line.kind.color)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: line.spoken))
      }
      if lines.count > Self.maxLines {
        Text(verbatim: "… \(lines.count - Self.maxLines) more lines")
          .foregroundStyle(.secondary)
      }
    }
    .font(.footnote.monospaced())
    .selectableText()
  }
}

extension DifferenceLine {
  /// The line with its sign in words, for VoiceOver.
  var spoken: String {
    switch kind {
    case .same: text
    case .removed: "expected: \(text)"
    case .added: "was: \(text)"
    }
  }
}

extension DifferenceLine.Kind {
  /// The color that makes the line easier to find; the sign identifies it without color.
  var color: Color {
    switch self {
    case .same: .secondary
    case .removed: .red
    case .added: .green
    }
  }
}
#endif
