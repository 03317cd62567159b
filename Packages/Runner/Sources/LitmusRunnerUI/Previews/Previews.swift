#if LITMUS_RUNNER && DEBUG && canImport(SwiftUI)
internal import LitmusRunnerCore
internal import LitmusRunnerModels
internal import SwiftUI

// Not `#Preview`: its macro is part of Xcode, and `swift build` on a Mac may not find it.

/// A preview of all views, running tests.
struct TestRunnerPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: PreviewTests.model())
  }
}

/// A preview of all views with the largest text size.
struct LargeTextPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: PreviewTests.model())
      .environment(\.dynamicTypeSize, .accessibility5)
  }
}

/// A preview without tests.
struct NoTestsPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerView(model: TestRunnerModel(lists: [], storage: .none))
  }
}

/// A preview of the app's own content.
struct WrapperPreviews: PreviewProvider {
  static var previews: some View {
    TestRunnerWrapperView { Text("The App") }
  }
}
#endif
