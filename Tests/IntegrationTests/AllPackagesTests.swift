import Litmus
import Testing
import XCTest

@MainActor @Suite struct `All packages, under Swift Testing` {
  @Test func `can be used in one test`() async throws {
    let service = FakeNewsService()
    let newsstand = Newsstand(service: service)
    let loaded = asyncExpectation(description: "loaded")
    newsstand.whenLoaded = { loaded.fulfill() }

    newsstand.load(topic: "Rain")

    await waitForExpectations([loaded], timeout: 30)
    try await expectToEventuallyEqual(
      actual: { newsstand.headlines.count }, expected: 2, timeout: 30)
    expectReceived(service.calls(.headlines, "Rain"), times: 1)
  }

  @Test func `report their failures to the same recorder`() async throws {
    let failures = try await FailureRecorder.record {
      expectReceived(FakeNewsService().calls(.headlines))
      await waitForExpectations([asyncExpectation(description: "never")], timeout: .zero)
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
    }
    #expect(
      failures.map(\.message) == [
        "Received headlines 0 times, but expected at least 1 time\nRecorded calls: none",
        #"Timed out after 0.0 seconds waiting for 1 of 1 expectation: "never" was fulfilled "#
          + "0 times, but expected 1 time",
        "Expected 2, but was 1 after 1 try, timing out after 0.0 seconds",
      ])
  }

  @Test func `report their failures to this test`() async throws {
    await withKnownIssue {
      expectReceived(FakeNewsService().calls(.headlines))
      await waitForExpectations([asyncExpectation(description: "never")], timeout: .zero)
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
    }
  }
}

/// All packages under XCTest, with subjects that are released after each test.
final class AllPackagesXCTests: ResettableTestCase {
  @Resettable var service: FakeNewsService! = FakeNewsService()

  @MainActor func testCanBeUsedInOneTest() async throws {
    let fake = try XCTUnwrap(service)
    let newsstand = Newsstand(service: fake)
    let loaded = asyncExpectation(description: "loaded")
    newsstand.whenLoaded = { loaded.fulfill() }

    newsstand.load(topic: "Rain")

    await waitForExpectations([loaded], timeout: 30)
    try await expectToEventuallyEqual(
      actual: { newsstand.headlines.count }, expected: 2, timeout: 30)
    expectReceived(fake.calls(.headlines, "Rain"), times: 1)
  }
}
