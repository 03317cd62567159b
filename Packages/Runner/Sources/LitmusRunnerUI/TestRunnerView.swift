#if LITMUS_RUNNER && canImport(SwiftUI)
public import LitmusRunner
public import LitmusRunnerModels
public import SwiftUI

/// Shows this program's tests, and runs them when it appears.
///
/// It stands in place of the app's own content, in a window or in a preview:
///
/// ```swift
/// WindowGroup { TestRunnerView() }
/// ```
///
/// A run that a crash has ended goes on, and one under way does while another view covers this one.
/// It comes from PlaygroundTester, as `PlaygroundTesterView`.
public struct TestRunnerView: View {
  private let given: TestRunnerModel?
  // It costs little to make one: a model begins to look for tests when it is shown.
  @State private var own: TestRunnerModel

  /// Makes a view of all tests that are compiled into this program.
  ///
  /// All such views with equal options and storage, as those of several windows, show the same run.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where results, the filter and the layout are kept for the next launch.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches
  ) {
    given = nil
    _own = State(initialValue: .shared(options: options, storage: storage))
  }

  /// Makes a view of a model that is shown elsewhere too, or has tests of its own.
  ///
  /// - Parameter model: What is shown.
  public init(model: TestRunnerModel) {
    given = model
    _own = State(initialValue: model)
  }

  /// The list of the tests, and the details of the one that is selected.
  public var body: some View {
    let model = given ?? own
    TestScreens(model: model)
      .task(id: ObjectIdentifier(model)) { await model.startOnAppearance() }
  }
}
#endif
