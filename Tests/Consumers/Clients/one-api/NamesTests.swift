import ArgumentParser
import Foundation
import Litmus
import LitmusRunner
import SwiftUINames
import Testing
import XCTest

// Each public type, without the name of its module, beside the modules whose names it could be confused
// with: it compiles only if no other type has the name.
struct NamesTests {
  @Test func areUnambiguous() {
    let types: [Any.Type] = [
      // Reporting
      CallSite.self, DefaultTimeout.self, FailureRecorder.self,
      (any FailureReporter).self, InfiniteTimeout.self, ReportedFailure.self,
      (any TimeoutValue).self,
      // Expectations
      AsyncExpectation.self, AsyncValueExpectation<Int>.self,
      Emissions<Int>.self, ManualClock.self, TestTaskTimeout.self,
      (any WatchableTask).self,
      // Spies
      AnyArgument.self, CallCount.self, Captor<Int>.self, (any FakeDefault).self,
      FakePolicy.self, Match<Int>.self, SpyRecord.self, SpyScope.self,
      SpyScopeTestCase.self, UnreceivedCallError.self,
      UnstubbedCallError.self,
      // Resettable
      Resettable<Int>.self, ResettableTestCase.self,
      // All of Litmus
      LitmusTestCase.self, LitmusTrait.self,
      // Runner
      AnyTestList.self, (any BackgroundSuite).self, BackgroundTestCase.self,
      (any ListedSuite).self, Reporters.self, ReportingError.self, TestAttachment.self,
      TestCase.self, TestDescription.self, TestDiscovery.self, TestEvent.self, TestEvents.self,
      TestFailure.self, TestID.self, TestList<Int>.self, TestOutcome.self,
      (any TestReporter).self, TestResult.self, TestRunOptions.self, TestRunSummary.self,
      TestRunner.self, TestRunnerConfiguration.self, TestShard.self, TestSkip.self,
    ]
    #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
  }

  @Test func ofFunctionsAreUnambiguous() async throws {
    let done = asyncExpectation(description: "done")
    done.fulfill()
    await waitForExpectations([done])
    try await testTask { await Task.yield() }
    try await expectToEventuallyEqual(actual: { 1 }, expected: 1)
    expectNoDifference([1], [1])
    Assert(true)
    AssertEqual(1, other: 1)
    withDefaultTimeout(1) {}
    withFakePolicy(.relaxed) {}
  }
}
