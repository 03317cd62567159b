#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunner
public import SwiftUI

/// Shows the app's content, or its tests if ``TestRunnerConfiguration/isTesting``.
///
/// ```swift
/// WindowGroup { TestRunnerWrapperView { ContentView() } }
/// ```
///
/// In builds without the runner it is the content and nothing else.
/// It comes from PlaygroundTester, as `PlaygroundTesterWrapperView`.
public struct TestRunnerWrapperView<Content: View>: View {
  private let content: () -> Content

  /// Wraps the app's content.
  ///
  /// - Parameter content: The app's content. It is not made when tests are shown.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The tests, or the content.
  public var body: some View {
    if TestRunnerConfiguration.isTesting {
      TestRunnerView()
    } else {
      content()
    }
  }
}
#endif
