// Mistakes in what views are given.

import Foundation
import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct WrongArgument: View {
  // refused: cannot convert value of type 'Int' to expected argument type 'String'
  var body: some View { Text(verbatim: 12) }
}

struct UnknownMethodOfImage: View {
  // refused: value of type 'Image' has no member 'resized'
  var body: some View { Image(systemName: "play").resized() }
}

struct MissingBinding: View {
  @Bindable var model: TestRunnerModel

  var body: some View {
    // refused: cannot convert value of type 'String' to expected argument type 'Binding<String>'
    Text("Tests").searchable(text: model.filter.search, prompt: "Name")
  }
}

struct BindingOfNothingBindable: View {
  let model: TestRunnerModel

  var body: some View {
    // refused: cannot find '$model' in scope
    Text("Tests").searchable(text: $model.filter.search, prompt: "Name")
  }
}

struct BindableValue: View {
  // refused: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that is Observable
  @Bindable var filter: TestListFilter

  var body: some View { EmptyView() }
}

struct UnknownEnvironment: View {
  // refused: cannot infer key path type from context; consider explicitly specifying a root type
  @Environment(\.accessibilityReducesMotion) private var reducesMotion

  var body: some View { EmptyView() }
}

struct ReadOnlyState: View {
  let model: TestRunnerModel

  var body: some View {
    // refused: cannot assign to property: 'tests' setter is inaccessible
    Button("Empty") { model.tests = [] }
  }
}

struct UnhandledError: View {
  let file: URL

  var body: some View {
    // refused: invalid conversion from throwing function of type '@Sendable () throws -> ()' to non-throwing function type '@MainActor @Sendable () -> Void'
    Button("Read") { _ = try String(contentsOf: file, encoding: .utf8) }
  }
}
