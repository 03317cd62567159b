#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunner
internal import LitmusRunnerModels
internal import SwiftUI

/// How many tests have each status and each change, to choose those that are shown.
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
        ForEach(TestChange.allCases, id: \.self) { change in
          FilterChip(
            word: change.word, count: model.changeCounts[change, default: 0],
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
  /// The statuses to choose from: how tests ended, the worst first, and that they have not run.
  fileprivate static let filters = bySeverity + [.notRun]
}
#endif
