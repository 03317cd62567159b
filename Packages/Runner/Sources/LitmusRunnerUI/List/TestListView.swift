#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

/// The list of tests, below the state of the run as a whole.
struct TestListView: View {
  @Bindable var model: TestRunnerModel
  @Binding var selection: TestID?
  @Binding var isSearching: Bool

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    SelectableList(selection: $selection) {
      RunSection(model: model)
      if !model.unattributed.isEmpty {
        Section("Failures Outside of Tests") {
          ForEach(Array(model.unattributed.enumerated()), id: \.offset) { position, failure in
            FailureView(failure: FailureDetail(failure, id: position))
          }
        }
      }
      switch model.layout {
      case .tree:
        ForEach(model.visibleSuites) { SuiteSection(suite: $0, model: model) }
      case .list:
        Section("Tests") {
          ForEach(model.visibleTests) { TestRow(item: $0, model: model, showsSuite: true) }
        }
      }
      MissingTests(model: model)
    }
    .animation(reducesMotion ? nil : .default, value: model.layout)
    .testSearch(text: $model.filter.search, isPresented: $isSearching)
    .navigationTitle("Tests")
    .runToolbar(menuTitle: "Run and Show") {
      if model.isRunning {
        StopButton(model: model)
      } else {
        RunChoiceButton("Run All", choice: .all, model: model)
      }
    } menu: {
      RunMenuItems(model: model)
    }
  }
}

/// A suite with those of its tests that match the filter.
struct SuiteSection: View {
  let suite: SuiteItem
  let model: TestRunnerModel

  @State private var isExpanded = true

  var body: some View {
    SuiteDisclosure(isExpanded: $isExpanded) {
      ForEach(suite.tests) { TestRow(item: $0, model: model) }
    } label: {
      SuiteLabel(suite: suite)
        .rowActions {
          RunChoiceButton("Run Suite", choice: .suite(suite.id), model: model)
        } menu: {
          RunChoiceButton("Run Suite", choice: .suite(suite.id), model: model)
          CopyButton("Copy Name", text: suite.name)
        }
    }
  }
}

/// A suite's name, with its worst status and the number of its tests.
struct SuiteLabel: View {
  let suite: SuiteItem

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      StatusMark(status: suite.status)
      Text(verbatim: suite.title)
        .font(.headline)
      Spacer()
      Text(verbatim: "\(suite.tests.count)")
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: suite.title))
    .accessibilityValue(Text(verbatim: suite.spokenLabel))
    .accessibilityAddTraits(.isHeader)
  }
}

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
          Text(verbatim: item.label(.short))
            .font(.caption)
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: name))
      .accessibilityValue(Text(verbatim: item.label(.spoken)))
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

/// The reason why no tests are shown; empty if any are.
struct MissingTests: View {
  let model: TestRunnerModel

  var body: some View {
    if !model.isLoaded {
      ProgressView("Looking for Tests")
    } else if model.tests.isEmpty {
      ContentUnavailableView {
        Label("No Tests", systemImage: "questionmark.folder")
      } description: {
        Text(verbatim: TestRunRefusal.noTests.description)
      }
    } else if model.visibleTests.isEmpty {
      ContentUnavailableView {
        Label("No Tests Shown", systemImage: "line.3.horizontal.decrease.circle")
      } description: {
        Text("The filter hides all of them.")
      } actions: {
        Button("Show All") { model.filter = TestListFilter() }
          .buttonStyle(.bordered)
      }
    }
  }
}
#endif
