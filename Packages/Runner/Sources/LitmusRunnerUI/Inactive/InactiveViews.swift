#if !LITMUS_RUNNER && canImport(SwiftUI)
public import LitmusRunner
public import LitmusRunnerModels
public import SwiftUI

/// Stands in for the view in builds without the runner; it shows nothing.
public struct TestRunnerView: View {
  /// Makes a view of nothing.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches
  ) {}

  /// Makes a view of nothing.
  public init(model: TestRunnerModel) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Stands in for the view in builds without the runner; it is the app's content and nothing else.
public struct TestRunnerWrapperView<Content: View>: View {
  private let content: () -> Content

  /// Wraps the app's content.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// The content.
  public var body: some View { content() }
}
#endif
