import Foundation
import LitmusSpryKit
import XCTest

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// What SpryKit's document shows, and what it declares besides fakes.
final class UserServiceXCTests: XCTestCase {
  var fakeUserService: FakeUserService!

  override func setUp() {
    super.setUp()
    fakeUserService = FakeUserService()
  }

  override func tearDown() {
    fakeUserService.resetCallsAndStubs()
    super.tearDown()
  }

  func testFetchUser() {
    let expectedUser = User(id: "1", name: "John")
    fakeUserService.stub(.fetchUser).with("1").andReturn(expectedUser)
    XCTAssertEqual(fakeUserService.fetchUser(id: "1"), expectedUser)
    XCTAssertHaveReceived(fakeUserService, .fetchUser)
    XCTAssertHaveReceived(fakeUserService, .fetchUser, with: "1")
    XCTAssertHaveReceived(fakeUserService, .fetchUser, times: .exactly(1))
    fakeUserService.currentUser = expectedUser
    XCTAssertHaveReceived(fakeUserService, .currentUser, with: expectedUser)
  }

  func testTraps() {
    XCTAssertThrowsAssertion {
      assertionFailure("should catch this assertion failure")
    }
  }

  func testDifferences() {
    XCTAssertEqual(Spry.diffLines("a", "b"), "\u{2212} a\n+ b")
    XCTAssertEqual("a".spryDiffLines(with: "b"), String.spry.diffLines("a", "b"))
    let users = (User(id: "1", name: "a"), User(id: "1", name: "b"))
    XCTAssertTrue(Spry.diffEncodable(users.0, users.1).contains("+   \"name\" : \"b\""))
    XCTAssertEqual(
      Spry.diffMirror(
        users.0, users.1, indentationType: .tab, skipPrintingOnDiffCount: true,
        nameLabels: .comparing),
      ["name:\n\tCurrent: b\n\tPrevious: a\n"])
    let labels = SpryDiffNameLabels(expected: "1", received: "2", missing: "3", extra: "4")
    let lines: [SpryDiffLine] = Spry.diffMirrorLines(users.0, users.1, nameLabels: labels)
    XCTAssertEqual(lines.first?.hasChildren, true)
    XCTAssertEqual(lines.first?.children.first?.contents, "2: b")
    let leaf = SpryDiffLine(contents: "a", indentationLevel: 1, canBeOrdered: true)
    XCTAssertEqual(leaf.generateContents(indentationType: .pipe), "|\ta\n")
    XCTAssertEqual(SpryDiffIndentationType.allCases.count, 2)
  }

  func testValues() throws {
    let reflector = PropertyReflector.scan(Person(name: "John", age: 30))
    XCTAssertEqual(reflector.property(Int.self, named: "age"), 30)
    let request: URLRequest = .spry.testMake(url: .spry.testMake(), headers: ["a": "b"])
    XCTAssertTrue(
      (request as SpryFriendlyStringConvertible).friendlyDescription.contains("some.com"))
    let function = FakeUserService.Function(
      functionName: "fetchUser(id:)", type: FakeUserService.self, file: #file, line: #line)
    XCTAssertEqual(function, .fetchUser)
  }

  func testAHelper() {
    checkCalls()
  }

  private func checkCalls(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertHaveReceived(fakeUserService, .fetchUser, file: file, line: line)
    XCTAssertHaveRecordedCalls(fakeUserService, file: file, line: line)
  }
}
