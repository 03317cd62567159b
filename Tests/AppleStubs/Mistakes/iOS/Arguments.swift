// Mistakes in what views are given.

import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct WrongArgument: View {
  var body: some View { Text(verbatim: 12) }  // refused: cannot convert value of type 'Int' to expected argument type 'String'
}

struct UnknownMethodOfImage: View {
  var body: some View { Image(systemName: "play").resized() }  // refused: value of type 'Image' has no member 'resized'
}

struct MissingBinding: View {
  @Bindable var model: TestRunnerModel

  var body: some View {
    Text("Tests").searchable(text: model.filter.search, prompt: "Name")  // refused: cannot convert value of type 'String' to expected argument type 'Binding<String>'
  }
}

struct BindingOfNothingBindable: View {
  let model: TestRunnerModel

  var body: some View {
    Text("Tests").searchable(text: $model.filter.search, prompt: "Name")  // refused: cannot find '$model' in scope
  }
}

struct BindableValue: View {
  @Bindable var filter: TestListFilter  // refused: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that is Observable

  var body: some View { EmptyView() }
}

struct UnknownEnvironment: View {
  @Environment(\.accessibilityReducesMotion) private var reducesMotion  // refused: cannot infer key path type from context; consider explicitly specifying a root type

  var body: some View { EmptyView() }
}

struct ReadOnlyState: View {
  let model: TestRunnerModel

  var body: some View {
    Button("Empty") { model.tests = [] }  // refused: cannot assign to property: 'tests' setter is inaccessible
  }
}

struct UnhandledError: View {
  let model: TestRunnerModel

  var body: some View {
    Button("Write") { _ = try model.report() }  // refused: invalid conversion from throwing function of type '@Sendable () throws -> ()' to non-throwing function type '@MainActor @Sendable () -> Void'
  }
}
