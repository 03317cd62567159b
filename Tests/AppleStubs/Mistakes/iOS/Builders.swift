// Mistakes in what views are made of.

import LitmusReporting
import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct NoView: View {
  var body: some View {
    // refused: static method 'buildExpression' requires that 'Int' conform to 'View'
    VStack { 12 }
  }
}

struct NoIdentity: View {
  let failures: [ReportedFailure]

  var body: some View {
    // refused: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'ReportedFailure' conform to 'Identifiable'
    ForEach(failures) { Text(verbatim: $0.message) }
  }
}

struct NoValueToNavigateBy: View {
  let failure: ReportedFailure

  var body: some View {
    // refused: initializer 'init(value:label:)' requires that 'ReportedFailure' conform to 'Hashable'
    NavigationLink(value: failure) { Text("Failure") }
  }
}

struct NothingToCompare: View {
  let model: TestRunnerModel

  var body: some View {
    // refused: referencing instance method 'onChange(of:initial:_:)' on 'Optional' requires that 'TestRunSummary' conform to 'Equatable'
    Text("Tests").onChange(of: model.lastSummary) { _, _ in }
  }
}

struct NothingToShare: View {
  let failure: ReportedFailure

  var body: some View {
    // refused: initializer 'init(item:subject:message:preview:label:)' requires that 'ReportedFailure' conform to 'Transferable'
    ShareLink(item: failure, preview: SharePreview("Failure")) { Text("Share") }
  }
}

struct ViewInToolbar: View {
  var body: some View {
    // refused: missing argument for parameter 'action' in call
    Text("Tests").toolbar { ToolbarItem { Button("Run") } }
  }
}

struct TwoTypes: View {
  let isRunning: Bool

  // refused: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
  func title() -> some View {
    if isRunning { return Text("Running") }
    return Image(systemName: "play")
  }

  var body: some View { title() }
}
