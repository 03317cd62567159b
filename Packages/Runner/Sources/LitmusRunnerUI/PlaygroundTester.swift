#if canImport(SwiftUI)
public import SwiftUI

/// The name that PlaygroundTester uses for ``TestRunnerView``.
public typealias PlaygroundTesterView = TestRunnerView

/// The name that PlaygroundTester uses for ``TestRunnerWrapperView``.
public typealias PlaygroundTesterWrapperView<Content: View> = TestRunnerWrapperView<Content>
#endif
