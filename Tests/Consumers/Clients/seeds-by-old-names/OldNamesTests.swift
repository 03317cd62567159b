import AsyncTesting
import ExpectToEventuallyEqual
import FailKit
import Testing

struct OldNamesTests {
  @Test func oldNamesQualifyWhatWasDeclaredUnderThem() async throws {
    let failSpy = FailSpy()
    try await expectToEventuallyEqual(
      actual: { 1 }, expected: 2, timeout: 0, failure: failSpy)
    let location: FailKit.SourceLocation? = failSpy.locations.first
    #expect(location?.fileID == #fileID)
    let expected: Testing.SourceLocation? = location?.toTestingSourceLocation()
    #expect(expected?.fileID == #fileID)
    let done = asyncExpectation(description: "done")
    await done.fulfill()
    await waitForExpectations([done])
  }
}
