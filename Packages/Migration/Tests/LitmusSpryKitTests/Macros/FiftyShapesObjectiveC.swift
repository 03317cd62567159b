#if Macros && canImport(ObjectiveC)
import Foundation
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: Objective-C` {
  @Test func `65 an Objective-C protocol`() {
    let fake = FakeLegacy()
    fake.stub(.load).andReturn(7)
    fake.stub(.cancel).andReturn()
    #expect((fake as any Legacy).load("x") == 7)
    (fake as any Legacy).cancel?()
    expectHaveReceived(fake, .load, with: "x")
    expectHaveReceived(fake, .cancel)
  }
}

// MARK: Fixtures

@objc private protocol Legacy {
  func load(_ name: String) -> Int
  @objc optional func cancel()
}

@Spryable private final class FakeLegacy: NSObject, Legacy {
  @SpryableFunc func load(_ name: String) -> Int
  @SpryableFunc func cancel()
}
#endif
