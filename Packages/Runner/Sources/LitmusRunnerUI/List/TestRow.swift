#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// A row for one test: its mark, its name and, in words, its status and duration.
struct TestRow: View {
  let item: TestItem
  let model: TestRunnerModel
  var showsSuite = false

  var body: some View {
    NavigationLink(value: item.id) {
      HStack(alignment: .firstTextBaseline) {
        StatusMark(status: item.status)
        VStack(alignment: .leading) {
          Text(verbatim: name)
          Text(verbatim: item.words(.short))
            .font(.caption)
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: name))
      .accessibilityValue(Text(verbatim: item.words(.spoken)))
    }
    .rowActions {
      RunChoiceButton("Run", choice: .test(item.id), model: model)
    } menu: {
      RunChoiceButton("Run Test", choice: .test(item.id), model: model)
      RunChoiceButton("Run Suite", choice: .suite(SuiteID(of: item.id)), model: model)
      CopyButton("Copy Name", text: item.id.description)
    }
  }

  private var name: String { showsSuite ? "\(item.suiteTitle)/\(item.title)" : item.title }
}
#endif
