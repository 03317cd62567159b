#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// A set-up that throws.
  final class SetUp: TestCase, ListedSuite {
    override func setUp() throws { throw Failure.paperJam(tray: 1) }

    static var tests: TestList<SetUp> {
      var list = TestList(tags: ["demo"], make: SetUp.init)
      guard areRequested else { return list }
      list.add("testIsNotRun") { _ in Fail("the test was run") }
      return list
    }
  }

  /// A suite's own set-up that throws.
  final class SuiteSetUp: TestCase, ListedSuite {
    override class func setUp() async throws { throw Failure.noPaper }

    static var tests: TestList<SuiteSetUp> {
      var list = TestList(tags: ["demo"], make: SuiteSetUp.init)
      guard areRequested else { return list }
      list.add("testIsNotRun") { _ in Fail("the test was run") }
      list.add("testIsNotRunEither") { _ in Fail("the test was run") }
      return list
    }
  }

  /// Failures after the test itself.
  final class TearDown: TestCase, ListedSuite {
    override func tearDown() throws { throw Failure.paperJam(tray: 3) }

    static var tests: TestList<TearDown> {
      var list = TestList(tags: ["demo"], make: TearDown.init)
      guard areRequested else { return list }
      list.add("testPassesUntilTearDown") { _ in }
      list.add("testAddsABlockThatThrows") { suite in
        suite.addTeardownBlock { throw Failure.noPaper }
      }
      return list
    }
  }

  /// A suite's own tear-down that throws.
  final class SuiteTearDown: TestCase, ListedSuite {
    override class func tearDown() async throws { throw Failure.noPaper }

    static var tests: TestList<SuiteTearDown> {
      var list = TestList(tags: ["demo"], make: SuiteTearDown.init)
      guard areRequested else { return list }
      list.add("testPasses") { _ in }
      return list
    }
  }
}
#endif
