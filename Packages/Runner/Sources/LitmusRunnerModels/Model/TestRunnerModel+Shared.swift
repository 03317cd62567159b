#if LITMUS_RUNNER
package import LitmusRunner

extension TestRunnerModel {
  /// What tells models of all tests of the program from one another.
  private struct Settings: Hashable {
    var options: TestRunOptions
    var storage: TestRunnerStorage
  }

  /// A model that goes away with the last view that shows it.
  private struct Kept {
    weak var model: TestRunnerModel?
  }

  private static var kept: [Settings: Kept] = [:]

  /// The model of all tests of the program that views without one of their own show.
  ///
  /// Each window has such a view: with a model each, all tests would run in all of them at once.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where results, the filter and the layout are kept.
  /// - Returns: The same model for the same arguments, as long as anyone keeps it.
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
