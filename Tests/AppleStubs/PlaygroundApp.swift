import LitmusPlaygroundTester
import SwiftUI

// The names of PlaygroundTester.
struct TestsOnly: View {
  init() { PlaygroundTesterConfiguration.isTesting = true }

  var body: some View {
    PlaygroundTesterWrapperView {
      PlaygroundTesterView()
    }
  }
}

struct QualifiedTestsOnly: View {
  init() { PlaygroundTester.PlaygroundTesterConfiguration.isTesting = true }

  var body: some View {
    PlaygroundTester.PlaygroundTesterWrapperView {
      PlaygroundTester.PlaygroundTesterView()
    }
  }
}

final class QueueTests: TestCase {
  override init() { super.init() }

  override func setUp() throws {}

  func testLoads() {
    let loaded = Expectation(name: "loaded")
    AssertExpectations([loaded], timeout: 2)
  }
}
