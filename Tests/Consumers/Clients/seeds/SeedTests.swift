import LitmusAsyncTesting
import LitmusExpectToEventuallyEqual
import LitmusFailKit
import LitmusSpryKit
import Testing

// The same under Swift Testing.
@Suite(.serialized) struct SeedTests {
  @Test func waits() async {
    let done = asyncExpectation(description: "done")
    Task { await done.fulfill() }
    await waitForExpectations([done], timeout: 10)
  }

  @Test func showsAWaitAtTheHelpersCaller() async {
    await waitLongEnough()
  }

  @MainActor @Test func numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }

  @Test func mismatch() async throws {
    let failSpy = FailSpy()

    assertEqual(2, expected: 1, failure: failSpy)

    #expect(failSpy.callCount == 1)
    #expect(failSpy.messages.first == "Expected 1, but was 2")
  }

  @Test func reportsToTheTest() {
    let result = 6 * 9
    assertEqual(result, expected: 42, message: "answer to the ultimate question")
  }

  @Test func verifiesCalls() {
    let fake = FakeUserService()
    fake.stub(.fetchUser).with("1").andReturn(User(id: "1", name: "John"))
    _ = fake.fetchUser(id: "1")
    expectHaveReceived(fake, .fetchUser, with: "1", countSpecifier: .exactly(1))
    expectHaveNotReceived(fake, .currentUser)
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    expectThrowsAssertion { preconditionFailure("Should fail") }
  }

  @Test func showsFailuresOfFakesAtTheHelpersCaller() {
    checkCalls(of: FakeUserService())
  }

  private func checkCalls(
    of fake: FakeUserService, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectHaveReceived(fake, .fetchUser, sourceLocation: sourceLocation)
    expectHaveRecordedCalls(fake, sourceLocation: sourceLocation)
  }
}
