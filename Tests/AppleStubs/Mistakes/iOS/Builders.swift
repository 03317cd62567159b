// Mistakes in what views are made of.

import LitmusReporting
import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct NoView: View {
  var body: some View {
    VStack { 12 }  // refused: static method 'buildExpression' requires that 'Int' conform to 'View'
  }
}

struct NoIdentity: View {
  let failures: [ReportedFailure]

  var body: some View {
    ForEach(failures) { Text(verbatim: $0.message) }  // refused: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'ReportedFailure' conform to 'Identifiable'
  }
}

struct NoValueToNavigateBy: View {
  let failure: ReportedFailure

  var body: some View {
    NavigationLink(value: failure) { Text("Failure") }  // refused: initializer 'init(value:label:)' requires that 'ReportedFailure' conform to 'Hashable'
  }
}

struct NothingToCompare: View {
  let model: TestRunnerModel

  var body: some View {
    Text("Tests").onChange(of: model.lastSummary) { _, _ in }  // refused: referencing instance method 'onChange(of:initial:_:)' on 'Optional' requires that 'TestRunSummary' conform to 'Equatable'
  }
}

struct NothingToShare: View {
  let failure: ReportedFailure

  var body: some View {
    ShareLink(item: failure, preview: SharePreview("Failure")) { Text("Share") }  // refused: initializer 'init(item:subject:message:preview:label:)' requires that 'ReportedFailure' conform to 'Transferable'
  }
}

struct ViewInToolbar: View {
  var body: some View {
    Text("Tests").toolbar { ToolbarItem { Button("Run") } }  // refused: missing argument for parameter 'action' in call
  }
}

struct TwoTypes: View {
  let isRunning: Bool

  func title() -> some View {  // refused: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
    if isRunning { return Text("Running") }
    return Image(systemName: "play")
  }

  var body: some View { title() }
}
