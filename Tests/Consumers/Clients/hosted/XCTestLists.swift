import XCTest

// The lists that an executable needs; in a test target, SwiftPM finds the tests itself.

extension PlainXCTests {
  static var allTests: [(String, (PlainXCTests) -> () throws -> Void)] {
    [
      ("testPasses", testPasses),
      ("testFails", testFails),
      ("testFailsWithoutAText", testFailsWithoutAText),
      ("testFailsThrice", testFailsThrice),
      ("testStopsAtTheFirstFailure", testStopsAtTheFirstFailure),
      ("testThrows", testThrows),
      ("testThrowsNothing", testThrowsNothing),
      ("testPrints", testPrints),
      ("testPrintsAndFails", testPrintsAndFails),
      ("testIsLong", testIsLong),
      ("testSpeaks雪", testSpeaks雪),
      ("testMeasures", testMeasures),
      ("testFailsInATask", testFailsInATask),
    ]
  }
}

extension SkippedXCTests {
  static var allTests: [(String, (SkippedXCTests) -> () throws -> Void)] {
    [
      ("testSkips", testSkips),
      ("testSkipsWithoutAText", testSkipsWithoutAText),
      ("testSkipsIf", testSkipsIf),
      ("testSkipsUnless", testSkipsUnless),
      ("testDoesNotSkip", testDoesNotSkip),
      ("testSkipsAfterAFailure", testSkipsAfterAFailure),
    ]
  }
}

extension AssertionXCTests {
  static var allTests: [(String, (AssertionXCTests) -> () throws -> Void)] {
    [
      ("testAssert", testAssert),
      ("testAssertFails", testAssertFails),
      ("testTrue", testTrue),
      ("testTrueFails", testTrueFails),
      ("testFalse", testFalse),
      ("testFalseFails", testFalseFails),
      ("testNil", testNil),
      ("testNilFails", testNilFails),
      ("testNotNil", testNotNil),
      ("testNotNilFails", testNotNilFails),
      ("testUnwraps", testUnwraps),
      ("testUnwrapsNothing", testUnwrapsNothing),
      ("testEqual", testEqual),
      ("testEqualFails", testEqualFails),
      ("testEqualFailsInLines", testEqualFailsInLines),
      ("testEqualThrows", testEqualThrows),
      ("testNotEqual", testNotEqual),
      ("testNotEqualFails", testNotEqualFails),
      ("testIdentical", testIdentical),
      ("testIdenticalFails", testIdenticalFails),
      ("testNearly", testNearly),
      ("testNearlyFails", testNearlyFails),
      ("testLess", testLess),
      ("testLessFails", testLessFails),
      ("testGreater", testGreater),
      ("testGreaterFails", testGreaterFails),
      ("testLessOrEqualFails", testLessOrEqualFails),
      ("testGreaterOrEqualFails", testGreaterOrEqualFails),
      ("testThrowsError", testThrowsError),
      ("testThrowsErrorFails", testThrowsErrorFails),
      ("testThrowsErrorLooksAtIt", testThrowsErrorLooksAtIt),
      ("testNoThrow", testNoThrow),
      ("testNoThrowFails", testNoThrowFails),
    ]
  }
}

extension WaitingXCTests {
  static var allTests: [(String, (WaitingXCTests) -> () throws -> Void)] {
    [
      ("testIsFulfilled", testIsFulfilled),
      ("testTimesOut", testTimesOut),
      ("testIsNotWaitedFor", testIsNotWaitedFor),
      ("testIsInverted", testIsInverted),
      ("testIsInvertedAndFulfilled", testIsInvertedAndFulfilled),
      ("testIsFulfilledLater", asyncTest(testIsFulfilledLater)),
      ("testTimesOutLater", asyncTest(testTimesOutLater)),
    ]
  }
}

extension HooksXCTests {
  static var allTests: [(String, (HooksXCTests) -> () throws -> Void)] {
    [
      ("testRunsAllHooks", testRunsAllHooks),
      ("testRunsAllHooksLater", asyncTest(testRunsAllHooksLater)),
      ("testIsReady", testIsReady),
      ("testHasAnInstanceOfItsOwn", testHasAnInstanceOfItsOwn),
      ("testFailsInTearDown", testFailsInTearDown),
      ("testFailsInABlock", testFailsInABlock),
      ("testHasTwoBlocks", testHasTwoBlocks),
      ("testFailsInAnAsyncBlock", testFailsInAnAsyncBlock),
    ]
  }
}

extension SetUpThrowsXCTests {
  static var allTests: [(String, (SetUpThrowsXCTests) -> () throws -> Void)] {
    [
      ("testIsNotRun", testIsNotRun),
      ("testIsNotRunLater", asyncTest(testIsNotRunLater)),
    ]
  }
}

extension SetUpSkipsXCTests {
  static var allTests: [(String, (SetUpSkipsXCTests) -> () throws -> Void)] {
    [
      ("testIsSkipped", testIsSkipped),
      ("testIsSkippedToo", testIsSkippedToo),
    ]
  }
}

extension TearDownThrowsXCTests {
  static var allTests: [(String, (TearDownThrowsXCTests) -> () throws -> Void)] {
    [
      ("testPassesUntilThen", testPassesUntilThen),
      ("testFailsBefore", testFailsBefore),
      ("testSkipsBefore", testSkipsBefore),
    ]
  }
}

extension AsyncXCTests {
  static var allTests: [(String, (AsyncXCTests) -> () throws -> Void)] {
    [
      ("testPasses", asyncTest(testPasses)),
      ("testFails", asyncTest(testFails)),
      ("testThrows", asyncTest(testThrows)),
      ("testSkips", asyncTest(testSkips)),
      ("testGroups", asyncTest(testGroups)),
    ]
  }
}

extension BaseXCTests {
  static var allTests: [(String, (BaseXCTests) -> () throws -> Void)] {
    [
      ("testWidth", testWidth),
      ("testHeight", testHeight),
    ]
  }
}

extension DerivedXCTests {
  static var derivedTests: [(String, (DerivedXCTests) -> () throws -> Void)] {
    [
      ("testWidth", testWidth),
      ("testHeight", testHeight),
      ("testIsDerived", testIsDerived),
    ]
  }
}
