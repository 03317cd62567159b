import LitmusExpectToEventuallyEqual
import LitmusFailKit
import Testing

@Suite @MainActor struct `A wait of ExpectToEventuallyEqual` {
  @Test func `passes its failure to a spy`() async throws {
    let failSpy = FailSpy()
    let line: UInt = #line + 1
    try await expectToEventuallyEqual(
      actual: { 1 }, expected: 2, timeout: 0, failure: failSpy)
    #expect(failSpy.callCount == 1)
    #expect(
      failSpy.messages == ["Expected 2, but was 1 after 1 try, timing out after 0.0 seconds"])
    #expect(failSpy.locations.map(\.line) == [line])
    #expect(failSpy.locations.map(\.fileID) == [#fileID])
    #expect(failSpy.locations.map { "\($0.filePath)" } == [#filePath])
  }

  @Test func `passes a spy neither the values seen nor a difference`() async throws {
    let failSpy = FailSpy()
    var values = [[1], [2]][...]
    try await expectToEventuallyEqual(
      actual: { values.popFirst() ?? [3, 4] }, expected: [5], timeout: 0.02, failure: failSpy)
    let message = try #require(failSpy.messages.first)
    // How many values it sees depends on the machine, and a busy one makes the wait take longer.
    let start = /Expected \[5\], but was \[[0-9, ]+\] after \d+ (try|tries), timing out after\s/
    let time = /0\.02 seconds|\d+\.\d seconds \(served for 0\.0 of 0\.02 seconds: .+ was busy\)/
    let match = try #require(message.prefixMatch(of: start), "\(message)")
    #expect(message[match.range.upperBound...].wholeMatch(of: time) != nil, "\(message)")
  }

  @Test func `passes a spy nothing if it succeeds`() async throws {
    let failSpy = FailSpy()
    var count = 0
    try await expectToEventuallyEqual(
      actual: {
        count += 1
        return count
      }, expected: 3, failure: failSpy)
    #expect(failSpy.callCount == 0)
  }

  @Test func `leaves what its closure reports to the test`() async throws {
    let failSpy = FailSpy()
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          reportFailure("In the closure")
          return 1
        }, expected: 2, timeout: 0, failure: failSpy)
    }
    #expect(failures.map(\.message) == ["In the closure"])
    #expect(failSpy.callCount == 1)
  }

  @Test func `reports to the test by default, also with a spy's own type beside it`() async throws {
    let line = #line + 4
    let failures = try await FailureRecorder.record {
      // Each of these names one of the seed's parameters.
      let (filePath, number): (StaticString, UInt) = (#filePath, #line + 1)
      try await expectToEventuallyEqual(
        actual: { nil as Int? }, expected: 3, timeout: 0, filePath: filePath, line: number)
      try await expectToEventuallyEqual(
        actual: { 1 }, expected: 3, timeout: 0, failure: Fail())
    }
    #expect(
      failures.map(\.message) == [
        "Expected 3, but was nil after 1 try, timing out after 0.0 seconds",
        "Expected 3, but was 1 after 1 try, timing out after 0.0 seconds",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 2])
    #expect(failures.map(\.callSite.fileID) == [#fileID, #fileID])
  }

  @Test func `reports to the spy when it is cancelled`() async {
    let failSpy = FailSpy()
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await expectToEventuallyEqual(
          actual: { 1 }, expected: 2, timeout: 30, failure: failSpy)
      }
    }.value
    #expect(
      failSpy.messages == [
        "Expected 2, but was 1 after 1 try, cancelled before the timeout of 30.0 seconds"
      ])
  }

  @Test func `shows failures at the caller of a helper`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectTwoAtFileAndLine { 1 }
      try await expectTwoAtSourceLocation { 1 }
      try await expectTwo { 1 }
    }
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2])
    #expect(failures.allSatisfy { $0.callSite.filePath == #filePath })
    #expect(failures[1...].allSatisfy { $0.callSite.fileID == #fileID })
  }

  private func expectTwoAtFileAndLine(
    file: StaticString = #filePath, line: UInt = #line, actual: () async throws -> Int
  ) async throws {
    try await expectToEventuallyEqual(
      actual: actual, expected: 2, timeout: 0, file: file, line: line)
  }

  private func expectTwoAtSourceLocation(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, actual: () async throws -> Int
  ) async throws {
    try await withCallSite(sourceLocation) {
      try await expectToEventuallyEqual(actual: actual, expected: 2, timeout: 0)
    }
  }

  private func expectTwo(
    fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, actual: () async throws -> Int
  ) async throws {
    try await expectToEventuallyEqual(
      actual: actual, expected: 2, timeout: 0,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
