#if LITMUS_RUNNER && canImport(SwiftUI)
public import LitmusRunnerCore
public import LitmusRunnerModels
public import SwiftUI

/// A view that shows this program's tests, and runs them when it appears.
///
/// Use it instead of the app's own content, in a window or in a preview:
///
/// ```swift
/// WindowGroup { TestRunnerView() }
/// ```
///
/// It resumes a run that a crash interrupted, and a run continues while another view covers this
/// one. It comes from PlaygroundTester, as `PlaygroundTesterView`.
public struct TestRunnerView: View {
  private let given: TestRunnerModel?
  // Creating a model is cheap: it looks for tests only when it is shown.
  @State private var own: TestRunnerModel

  /// Creates a view of all tests that are compiled into this program.
  ///
  /// All such views with equal options and storage, such as those of several windows, show the same run.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where the results, the filter and the layout are saved for the next launch.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches
  ) {
    given = nil
    _own = State(initialValue: .shared(options: options, storage: storage))
  }

  /// Creates a view of a model that is also shown elsewhere, or has tests of its own.
  ///
  /// - Parameter model: The model to show.
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
