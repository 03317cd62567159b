import LitmusReporting
import LitmusSpies
import Testing
import XCTest

@Suite struct `The test that made a fake` {
  @Test func `gets the failure of a call from a thread`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      let fake = FakeArchive()
      await onThread { _ = fake.title }
    }
    #expect(
      failures.map(\.message) == [
        """
        Called title of FakeArchive made at TestOfOriginTests.swift:\(line), but expected a stub that answers it
        Stubs: none
        To fix this, write .when.title.andReturn(…) on the FakeArchive
        """
      ])
    #expect(failures.map(\.callSite.fileID) == ["Archive.swift"])
  }

  @Test func `gets the failures of stubs that cannot answer there`() async {
    let line = #line + 3
    let failures = await FailureRecorder.record {
      let fake = FakeShelf()
      fake.when(.size).andReturn("seven")
      await onThread { _ = fake.size() }
    }
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is not asked where a reporter is in force`() {
    let fake = FakeArchive()
    #expect(FailureRecorder.record { _ = fake.title }.count == 1)
    let outer = FailureRecorder.record {
      #expect(FailureRecorder.record { _ = FakeArchive().title }.count == 1)
    }
    #expect(outer.isEmpty)
  }

  @Test func `is known to a stub without the task-local values that are bound around it`() {
    weak var container: Container?
    do {
      let made = Container()
      container = made
      Container.$current.withValue(made) { _ = made.fake.when.load.andReturn("a") }
    }
    #expect(container == nil)
  }

  @Test func `is the one that made the stub, for static members`() async {
    let failures = await FailureRecorder.record {
      FakeShelf.when(.total).andReturn("seven")
      await onThread { _ = FakeShelf.total() }
      FakeShelf.resetCallsAndStubs()
    }
    #expect(failures.count == 1)
  }
}

#if !canImport(Darwin)
/// The second test calls a fake that the first one made.
final class LateCallXCTests: XCTestCase {
  nonisolated(unsafe) private static var fake = FakeArchive()
  nonisolated(unsafe) private static var texts: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard description.hasPrefix("failed - ") else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    Self.texts.append(String(description.prefix { $0 != "\n" }))
  }

  func test1MakesAFake() { Self.fake = FakeArchive() }

  func test2CallsItLate() {
    let line = #line - 3
    _ = Self.fake.title
    XCTAssertEqual(
      Self.texts,
      [
        "failed - Begun in LateCallXCTests.test1MakesAFake, which had ended: Called title of "
          + "FakeArchive made at TestOfOriginTests.swift:\(line), but expected a stub that answers it"
      ])
  }
}
#endif

// MARK: - Fixtures

/// An object that stores a fake, which a test binds to a task-local value.
private final class Container: Sendable {
  @TaskLocal static var current: Container?
  let fake = FakeArchive()
}

private final class FakeShelf: HandwrittenFake, Sendable {
  enum Function: String { case size, total }
  let spyRecord = SpyRecord()
  func size() -> Int { spy(.size) }
  static func total() -> Int { spy(.total) }
}
