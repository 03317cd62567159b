import LitmusRunner
import LitmusRunnerXCTest

@main enum Main {
  static func main() { TestRunner.runIfRequested() }
}

extension PlainXCTests: ListedSuite {
  static var tests: TestList<PlainXCTests> { TestList(xctest: allTests) }
}
extension SkippedXCTests: ListedSuite {
  static var tests: TestList<SkippedXCTests> { TestList(xctest: allTests) }
}
extension AssertionXCTests: ListedSuite {
  static var tests: TestList<AssertionXCTests> { TestList(xctest: allTests) }
}
extension WaitingXCTests: ListedSuite {
  static var tests: TestList<WaitingXCTests> { TestList(xctest: allTests) }
}
extension HooksXCTests: ListedSuite {
  static var tests: TestList<HooksXCTests> { TestList(xctest: allTests) }
}
extension SetUpThrowsXCTests: ListedSuite {
  static var tests: TestList<SetUpThrowsXCTests> { TestList(xctest: allTests) }
}
extension SetUpSkipsXCTests: ListedSuite {
  static var tests: TestList<SetUpSkipsXCTests> { TestList(xctest: allTests) }
}
extension TearDownThrowsXCTests: ListedSuite {
  static var tests: TestList<TearDownThrowsXCTests> { TestList(xctest: allTests) }
}
extension AsyncXCTests: ListedSuite {
  static var tests: TestList<AsyncXCTests> { TestList(xctest: allTests) }
}
extension BaseXCTests: ListedSuite {
  static var tests: TestList<BaseXCTests> { TestList(xctest: allTests) }
}

/// Lists the tests of a derived class, which cannot conform again because its superclass does.
final class DerivedXCTestsSuite: ListedSuite {
  static var tests: TestList<DerivedXCTests> { TestList(xctest: DerivedXCTests.derivedTests) }
}
