#if canImport(SwiftUI)
public import SwiftUI

/// The name that PlaygroundTester has for it.
public typealias PlaygroundTesterView = TestRunnerView

/// The name that PlaygroundTester has for it.
public typealias PlaygroundTesterWrapperView<Content: View> = TestRunnerWrapperView<Content>
#endif
