#if LITMUS_RUNNER && DEBUG && canImport(SwiftUI)
internal import LitmusRunner
internal import LitmusRunnerModels
internal import SwiftUI

// Not `#Preview`: its macro comes with Xcode, and `swift build` on a Mac may not find it.

/// All screens, running tests.
struct TestRunnerPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: PreviewTests.model())
  }
}

/// All screens, with the largest letters.
struct LargeTextPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: PreviewTests.model())
      .environment(\.dynamicTypeSize, .accessibility5)
  }
}

/// No tests.
struct NoTestsPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: TestRunnerModel(lists: [], storage: .none))
  }
}

/// The app's own content.
struct WrapperPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerWrapperView { Text("The App") }
  }
}
#endif
