#if !LITMUS_RUNNER && canImport(SwiftUI)
public import LitmusRunnerCore
public import LitmusRunnerModels
public import SwiftUI

/// The view in builds without the runner: it shows nothing.
public struct TestRunnerView: View {
  /// Creates an empty view.
  public init(
    options: TestRunOptions = TestRunOptions(), storage: TestRunnerStorage = .caches
  ) {}

  /// Creates an empty view.
  public init(model: TestRunnerModel) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The view in builds without the runner: it shows only the app's content.
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
