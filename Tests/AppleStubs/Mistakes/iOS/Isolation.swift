// Mistakes with actors and tasks.

import LitmusRunner
import LitmusRunnerModels
import SwiftUI

struct StateInDetachedTask: View {
  let model: TestRunnerModel
  @State private var isOpen = false

  var body: some View {
    Button("Stop") {
      // refused: main actor-isolated instance method 'stop()' cannot be called from outside of the actor
      Task.detached { model.stop() }
    }
    .task {
      // refused: main actor-isolated property 'isOpen' can not be mutated from a nonisolated context
      await Task.detached { isOpen = true }.value
    }
  }
}

struct StateInNonisolatedMethod: View {
  let model: TestRunnerModel

  // refused: main actor-isolated property 'isRunning' can not be referenced from a nonisolated context
  nonisolated func title() -> String { "\(model.isRunning)" }

  var body: some View { Text(verbatim: title()) }
}

struct AsynchronousButton: View {
  let model: TestRunnerModel

  var body: some View {
    // refused: cannot pass function of type '@Sendable () async -> Void' to parameter expecting synchronous function type
    Button("Run") { await model.run(.all) }
  }
}

struct NoAwait: View {
  let model: TestRunnerModel

  var body: some View {
    // refused: expression is 'async' but is not marked with 'await'
    Text("Tests").task { model.startOnAppearance() }
  }
}
