#if canImport(SwiftUI)
public import LitmusRunnerUI
public import SwiftUI

/// PlaygroundTester's name for ``LitmusRunnerUI/TestRunnerView``.
public typealias PlaygroundTesterView = TestRunnerView

/// PlaygroundTester's name for ``LitmusRunnerUI/TestRunnerWrapperView``.
public typealias PlaygroundTesterWrapperView<Content: View> = TestRunnerWrapperView<Content>

extension PlaygroundTester {
  /// The name of ``PlaygroundTesterView`` with PlaygroundTester's module.
  public typealias PlaygroundTesterView = TestRunnerView

  /// The name of ``PlaygroundTesterWrapperView`` with PlaygroundTester's module.
  public typealias PlaygroundTesterWrapperView<Content: View> = TestRunnerWrapperView<Content>
}
#endif
