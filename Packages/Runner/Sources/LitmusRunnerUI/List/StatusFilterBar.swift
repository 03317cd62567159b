#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import LitmusRunnerReports
internal import SwiftUI

/// The number of tests with each status and each change, as toggles that filter the list.
struct StatusFilterBar: View {
  let model: TestRunnerModel

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(TestStatus.filters, id: \.self) { status in
          FilterChip(
            mark: status.mark, word: status.word, count: model.counts[status, default: 0],
            color: status.color, isOn: model.filter.statuses.contains(status)
          ) {
            model.filter.statuses.formSymmetricDifference([status])
          }
        }
        ForEach(ResultChange.allCases, id: \.self) { change in
          FilterChip(
            word: change.label, count: model.changeCounts[change, default: 0],
            color: .accentColor, isOn: model.filter.changes.contains(change)
          ) {
            model.filter.changes.formSymmetricDifference([change])
          }
        }
      }
    }
  }
}

extension TestStatus {
  /// The statuses to filter by: those of tests that have ended, worst first, and `notRun`.
  fileprivate static let filters = bySeverity + [.notRun]
}

/// A toggle for one status or change, with its count; empty if no test has it.
struct FilterChip: View {
  /// The sign before the word, which VoiceOver does not read.
  var mark: String?
  let word: String
  let count: Int
  let color: Color
  let isOn: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    if count > 0 || isOn {
      Button(action: toggle) {
        HStack(spacing: 4) {
          // The checkmark shows without color which are on.
          if isOn { Image(systemName: "checkmark") }
          Text(verbatim: text)
        }
        .font(.callout)
        .monospacedDigit()
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .tint(isOn ? color : nil)
      .accessibilityLabel(Text(verbatim: word))
      .accessibilityValue(Text(verbatim: "\(count)"))
      .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
  }

  private var text: String {
    [mark, word, "\(count)"].compactMap(\.self).joined(separator: " ")
  }
}
#endif
