#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// A section with the state of the run as a whole, and its filter and actions.
struct RunSection: View {
  let model: TestRunnerModel

  var body: some View {
    Section {
      if let notice = model.crashNotice {
        VStack(alignment: .leading) {
          Label {
            Text(verbatim: notice.text)
          } icon: {
            StatusMark(status: .crashed)
          }
          Button("Dismiss") { model.crashNotice = nil }
            .buttonStyle(.bordered)
        }
      }
      RunProgressView(model: model)
      StatusFilterBar(model: model)
      RunMenuRow("Run and Show") { RunMenuItems(model: model) }
    }
  }
}

/// The progress of the run with its running tests; after the run, its summary.
struct RunProgressView: View {
  let model: TestRunnerModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if model.isRunning {
        ProgressView(value: model.progress.fraction) {
          Text(verbatim: model.progress.text)
        }
        ForEach(model.progress.running.prefix(3).compactMap(model.item)) { item in
          Text(verbatim: "\(item.suiteTitle)/\(item.title)")
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.middle)
        }
      } else if model.progress.start == nil {
        Text("No tests have run yet.")
          .foregroundStyle(.secondary)
      } else {
        Text(verbatim: model.progress.text)
          .font(.headline)
      }
    }
    .monospacedDigit()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
  }
}

/// A button that runs some tests; disabled during a run.
struct RunChoiceButton: View {
  let title: LocalizedStringKey
  let choice: TestRunChoice
  let model: TestRunnerModel

  init(_ title: LocalizedStringKey, choice: TestRunChoice, model: TestRunnerModel) {
    self.title = title
    self.choice = choice
    self.model = model
  }

  var body: some View {
    Button(title, systemImage: "play") { model.start(choice) }
      .disabled(model.isRunning)
  }
}

/// A button that runs the tests that failed when they last ran; disabled if none did.
struct RunFailedButton: View {
  let model: TestRunnerModel

  var body: some View {
    RunChoiceButton("Run Failed", choice: .failed, model: model)
      .disabled(!model.hasFailures)
  }
}

/// A button that stops the run; disabled if there is none.
struct StopButton: View {
  let model: TestRunnerModel

  var body: some View {
    Button("Stop", systemImage: "stop") { model.stop() }
      .disabled(!model.isRunning || model.isStopping)
  }
}

/// The items of the menu above the list: what to run, how to show it, and the report to share.
struct RunMenuItems: View {
  @Bindable var model: TestRunnerModel

  var body: some View {
    Section {
      RunChoiceButton("Run All", choice: .all, model: model)
      RunFailedButton(model: model)
      RunChoiceButton("Run Shown", choice: .visible, model: model)
        .disabled(model.visibleTests.isEmpty)
    }
    Section {
      Picker("Layout", selection: $model.layout) {
        Text("By Suite").tag(TestListLayout.tree)
        Text("Flat List").tag(TestListLayout.list)
      }
    }
    Section {
      ShareReportLink(model: model)
    }
  }
}
#endif
