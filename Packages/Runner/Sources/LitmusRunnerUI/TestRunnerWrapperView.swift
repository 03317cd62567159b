#if LITMUS_RUNNER && canImport(SwiftUI)
public import LitmusRunnerCore
public import LitmusRunnerModels
public import SwiftUI

/// A view of the app's content, or of its tests if ``TestRunnerConfiguration/isTesting``.
///
/// ```swift
/// WindowGroup { TestRunnerWrapperView { ContentView() } }
/// ```
///
/// In builds without the runner, it always shows the content.
/// It comes from PlaygroundTester, as `PlaygroundTesterWrapperView`.
public struct TestRunnerWrapperView<Content: View>: View {
  private let options: TestRunOptions
  private let storage: TestRunnerStorage
  private let content: () -> Content

  /// Wraps the app's content.
  ///
  /// - Parameters:
  ///   - options: How the tests are run.
  ///   - storage: Where the results, the filter and the layout are saved for the next launch.
  ///   - content: The app's content, which is not created when tests are shown.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.options = options
    self.storage = storage
    self.content = content
  }

  /// The tests, or the content.
  public var body: some View {
    if TestRunnerConfiguration.isTesting {
      TestRunnerView(options: options, storage: storage)
    } else {
      content()
    }
  }
}
#endif
