#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

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

/// A button that runs all tests.
struct RunAllButton: View {
  let model: TestRunnerModel

  var body: some View {
    RunChoiceButton("Run All", choice: .all, model: model)
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

/// A button that runs all tests, or stops the current run.
struct RunOrStopButton: View {
  let model: TestRunnerModel

  var body: some View {
    if model.isRunning {
      StopButton(model: model)
    } else {
      RunAllButton(model: model)
    }
  }
}
#endif
