// Mistakes with actors and tasks.

import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct StateInDetachedTask: View {
  let model: TestRunnerModel
  @State private var isOpen = false

  var body: some View {
    Button("Stop") {
      Task.detached { model.stop() }  // refused: main actor-isolated instance method 'stop()' cannot be called from outside of the actor
    }
    .task {
      await Task.detached { isOpen = true }.value  // refused: main actor-isolated property 'isOpen' can not be mutated from a nonisolated context
    }
  }
}

struct StateInNonisolatedMethod: View {
  let model: TestRunnerModel

  nonisolated func title() -> String { "\(model.isRunning)" }  // refused: main actor-isolated property 'isRunning' can not be referenced from a nonisolated context

  var body: some View { Text(verbatim: title()) }
}

struct AsynchronousButton: View {
  let model: TestRunnerModel

  var body: some View {
    Button("Run") { await model.run(.all) }  // refused: cannot pass function of type '@Sendable () async -> Void' to parameter expecting synchronous function type
  }
}

struct NoAwait: View {
  let model: TestRunnerModel

  var body: some View {
    Text("Tests").task { model.startOnAppearance() }  // refused: expression is 'async' but is not marked with 'await'
  }
}
