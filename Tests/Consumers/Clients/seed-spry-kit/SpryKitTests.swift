import Foundation
import LitmusSpryKit
import XCTest

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// What SpryKit's document shows, and its public declarations.
final class SpryKitTests: XCTestCase {
  var fakeUserService: FakeUserService!
  let fake = FakeStringService()

  override func setUp() {
    super.setUp()
    fakeUserService = FakeUserService()
  }

  override func tearDown() {
    fakeUserService.resetCallsAndStubs()
    FakeStringService.resetCallsAndStubs()
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

  func testWaitingStubs() async throws {
    let loader = FakeLoader()
    let response: StubResponder = loader.stub(.pause).andWaitForResponse()
    let pausing = Task { await loader.pause() }
    try await loader.waitForCall(.pause)
    response.respond()
    await pausing.value
    Spry.resetAll()
    XCTAssertHaveNoRecordedCalls(loader)
  }

  func testStubs() {
    fake.stub(.hereAreTwoStrings).andReturn(true)
    fake.stub(.doThings).andReturn()
    fake.stub(.hereAreTwoStrings).with("first string", "second string").andReturn(false)
    fake.stub(.hereAreTwoStrings).with(Argument.anything, "only this").andReturn(false)
    fake.stub(.readonlyProperty).andReturn("value")
    fake.doThings()
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "a", string2: "b"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "first string", string2: "second string"))
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "a", string2: "only this"))
    XCTAssertEqual(fake.readonlyProperty, "value")
    fake.stubAgain(.hereAreTwoStrings).andReturn("no Bool")
    XCTAssertFalse(fake.hereAreTwoStrings(string1: "c", string2: "d"))
    fake.resetStubs()
    fake.stub(.hereAreTwoStrings).with("a").with("b").andDo { arguments in
      (arguments[0] as! String) < (arguments[1] as! String)
    }
    XCTAssertTrue(fake.hereAreTwoStrings(string1: "a", string2: "b"))
  }

  func testClosures() {
    fake.stub(.iHaveACompletionClosure).with("correct string", Argument.closure).andDo {
      arguments in
      let completion = arguments[1] as! () -> Void
      completion()
      return Void()
    }
    var isCalled = false
    fake.iHaveACompletionClosure(string: "correct string") { isCalled = true }
    XCTAssertTrue(isCalled)
    fake.stubAgain(.iHaveACompletionClosure).andDoVoid { _ in isCalled = false }
    fake.iHaveACompletionClosure(string: "other") {}
    XCTAssertFalse(isCalled)
  }

  func testErrors() {
    fake.stub(.load).andThrow(Failure.one)
    XCTAssertThrowsError(try fake.load(), Failure.one)
    XCTAssertThrowsError(Failure.one) {
      try fake.load()
    }
    XCTAssertThrowsError(try fake.load())
    XCTAssertNoThrowError(try fail(with: nil))
    let value: Int? = XCTAssertNoThrowError { Optional(1) }
    XCTAssertEqual(value, 1)
    XCTAssertEqualError(Failure.one, Failure.one)
    XCTAssertNotEqualError(Failure.one, Failure.two)
    XCTAssertEqualError(Failure.one) { Failure.one }
    XCTAssertNotEqualError(Failure.one) { Failure.two }
  }

  func testClassFunctions() {
    FakeStringService.stub(.giveMeAStringWithArg1_Arg2).andReturn("static")
    XCTAssertEqual(FakeStringService.giveMeAString(arg1: true, arg2: ""), "static")
    XCTAssertHaveReceived(FakeStringService.self, .giveMeAStringWithArg1_Arg2)
    XCTAssertHaveRecordedCalls(FakeStringService.self)
    XCTAssertTrue(FakeStringService.haveRecordedCalls)
    XCTAssertEqual(FakeStringService.recordedCallsCount, 1)
    FakeStringService.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(FakeStringService.self)
  }

  func testCaptor() {
    let captor = Argument.captor()
    fake.stub(.hereAreTwoStrings).with(Argument.nonNil, captor).andReturn(true)
    _ = fake.hereAreTwoStrings(string1: "a", string2: "first")
    _ = fake.hereAreTwoStrings(string1: "a", string2: "second")
    let second: String = captor[1]
    XCTAssertEqual(captor.getValue(as: String.self), "first")
    XCTAssertEqual(captor.getValue(at: 1, as: String.self), second)
    XCTAssertTrue(captor.isType(String.self))
    XCTAssertEqual(ArgumentCaptor().isType(String.self), false)
  }

  func testArguments() {
    let arguments: [Argument] = [
      .anything, .nonNil, .pass { $0 is String }, .validator { _ in true },
      .instanceOf(String.self), .isType(String.self), .skipped,
    ]
    for argument in arguments {
      fake.resetCallsAndStubs()
      fake.stub(.hereAreTwoStrings).with(argument, Argument.anything).andReturn(true)
      XCTAssertTrue(fake.hereAreTwoStrings(string1: "a", string2: "b"), "\(argument)")
      XCTAssertHaveReceived(fake, .hereAreTwoStrings, with: argument, "b")
    }
    XCTAssertEqual(Argument.nil, .nil)
    XCTAssertEqual(Argument.closure.debugDescription, "Argument.closure")
  }

  func testResults() {
    fake.readwriteProperty = "value"
    let result = fake.didCall(.readwriteProperty)
    XCTAssertTrue(result.success && result.isSuccess)
    XCTAssertEqual(result.recordedCallsDescription, "readwriteProperty with <value>")
    XCTAssertEqual(result.friendlyDescription, result.recordedCallsDescription)
    XCTAssertEqual(result.description, result.debugDescription)
    XCTAssertTrue(fake.didCall(.readwriteProperty, with: "value").success)
    XCTAssertTrue(
      fake.didCall(
        .readwriteProperty, withArguments: [Argument.nonNil], countSpecifier: .atLeast(1)
      ).success)
    XCTAssertTrue(fake.didCall(.readwriteProperty, countSpecifier: .atMost(1)).success)
    XCTAssertTrue(fake.haveRecordedCalls)
    XCTAssertEqual(fake.recordedCallsCount, 1)
    fake.resetCalls()
    XCTAssertFalse(fake.didCall(.readwriteProperty).success)
    let optional: FakeStringService? = fake
    XCTAssertHaveNotReceived(optional, .doThings)
    XCTAssertHaveNoRecordedCalls(fake)
  }

  func testAny() {
    XCTAssertEqualAny(Person(name: "John", age: 30), Person(name: "John", age: 30))
    XCTAssertNotEqualAny(Person(name: "Bob", age: 20), Person(name: "John", age: 30))
    XCTAssertTrue(isAnyEqual((x: 1, y: "a"), (1, "a")))
    XCTAssertTrue(isAnyEqual(Box(size: 1), Box(size: 1)))
    XCTAssertTrue(Box(size: 1) == Box(size: 1))
    XCTAssertTrue("a"._DO_NOT_OVERRIDE_isEqual(to: "a"))
  }

  func testTraps() {
    XCTAssertThrowsAssertion {
      assertionFailure("should catch this assertion failure")
    }
    XCTAssertThrowsAssertion("with a message") { () -> Int in fatalError() }
    XCTAssertThrowsAssertion(expression: stop())
  }

  func testImages() {
    XCTAssertEqualImage(Image.spry.testImage, Image.spry.testImage)
    XCTAssertNotEqualImage(Image.spry.testImage, Image.spry.testImage2)
    XCTAssertEqualImage(Image.spry.testImage1) { Image.spry.testImage1 }
    XCTAssertNotEqualImage(Image.spry.testImage3) { Image.spry.testImage4 }
    XCTAssertNotNil(Image.spry.testImage.testData())
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
    let url: URL = .spry.testMake()
    let request: URLRequest = .spry.testMake(url: url, headers: ["a": "b"])
    XCTAssertTrue(
      (request as SpryFriendlyStringConvertible).friendlyDescription.contains("some.com"))
    let date: Date = .spry.testMake(year: 1970, month: 1, day: 1, timeZone: .spry.testMake())
    XCTAssertEqual(date.timeIntervalSince1970, 0)
    let data = try Data.spry.testMake(from: Box2(size: 1))
    XCTAssertEqual(try Data.spry.testMake(Box2.self, from: data).size, 1)
    XCTAssertTrue(DispatchTime.spry.testMake(secondsFromNow: 10) > .now())
    _ = DispatchTime.spry.argument(secondsFromNow: 10)
    let function = FakeUserService.Function(
      functionName: "fetchUser(id:)", type: FakeUserService.self, file: #file, line: #line)
    XCTAssertEqual(function, .fetchUser)
    let stub: any Stub = fake.stub(.withFile)
    stub.with(1).andReturn(2)
    XCTAssertEqual(fake.withFile(1), 2)
  }

  // MARK: Failures at the line that calls a helper
  func testAHelper() {
    checkEverything()
  }

  private func checkEverything(file: StaticString = #filePath, line: UInt = #line) {
    let missing: FakeStringService? = nil
    XCTAssertHaveReceived(fake, .doThings, file: file, line: line)
    XCTAssertHaveReceived(missing, .doThings, file: file, line: line)
    XCTAssertHaveRecordedCalls(fake, file: file, line: line)
    XCTAssertEqualAny(1, 2, file: file, line: line)
    XCTAssertEqualError(Failure.one, Failure.two, file: file, line: line)
    XCTAssertThrowsError(Failure.one, file: file, line: line) {}
    XCTAssertNoThrowError(try fail(with: .one), file: file, line: line)
    XCTAssertEqualImage(Image.spry.testImage, Image.spry.testImage1, file: file, line: line)
    XCTAssertThrowsAssertion(file: file, line: line) { 1 }
  }
}

private struct Box2: Codable {
  var size: Int
}
