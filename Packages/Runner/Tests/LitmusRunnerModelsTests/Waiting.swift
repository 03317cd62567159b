import Observation

@testable import LitmusRunnerModels

extension TestRunnerModel {
  /// Returns when the run under way has ended.
  func ended() async { _ = await core.run.task?.value }

  /// Returns when a condition holds, which is looked at whenever what it reads has changed.
  func shows(_ condition: @MainActor (TestRunnerModel) -> Bool) async {
    while true {
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let holds = withObservationTracking {
        condition(self)
      } onChange: {
        continuation.finish()
      }
      if holds { return }
      for await _ in changes {}
      // The notification comes before the change.
      await Task.yield()
    }
  }
}
