#if LITMUS_RUNNER
package import LitmusRunnerCore

extension TestRunnerModel {
  /// The settings that distinguish the shared models from one another.
  private struct Settings: Hashable {
    var options: TestRunOptions
    var storage: TestRunnerStorage
  }

  /// A weak reference to a model, which is deallocated with the last view that shows it.
  private struct Kept {
    weak var model: TestRunnerModel?
  }

  private static var kept: [Settings: Kept] = [:]

  /// Returns the model of all tests of the program, for views that have no model of their own.
  ///
  /// Each window has such a view; if each had its own model, every window would run all tests at once.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where the results, the filter and the layout are saved.
  /// - Returns: The same model for the same arguments, as long as something retains it.
  package static func shared(
    options: TestRunOptions, storage: TestRunnerStorage
  ) -> TestRunnerModel {
    let settings = Settings(options: options, storage: storage)
    if let model = kept[settings]?.model { return model }
    let model = TestRunnerModel(options: options, storage: storage)
    kept[settings] = Kept(model: model)
    return model
  }
}
#endif
