import Foundation
import LitmusPlaygroundTester
import LitmusRunnerCore

// Suites as PlaygroundTester's users write them.

struct Jam: Error, CustomStringConvertible {
  var description: String { "Jam" }
}

final class PlaygroundSuite: LitmusPlaygroundTester.TestCase, ListedSuite {
  private var fruit: [String]

  override init() {
    fruit = ["fig"]
    super.init()
  }

  override func setUp() throws { fruit.append("plum") }

  override func tearDown() throws { fruit = [] }

  func testInstance() { AssertEqual(fruit, other: ["fig", "plum"]) }

  func testAssertions() throws {
    Assert(true, message: "m")
    AssertFalse(false, message: "m")
    AssertEqual(1, other: 1, message: "m")
    AssertNotEqual(1, other: 2, message: "m")
    AssertNil(nil as Int?, message: "m")
    AssertNotNil(1, message: "m")
    AssertEqual(try AssertUnwrap(fruit.first, message: "m"), other: "fig")
  }

  func testQualifiedAssertions() throws {
    PlaygroundTester.Assert(true, message: "m")
    PlaygroundTester.AssertFalse(false)
    PlaygroundTester.AssertEqual(1, other: 1)
    PlaygroundTester.AssertNotEqual(1, other: 2)
    PlaygroundTester.AssertNil(nil as Int?)
    PlaygroundTester.AssertNotNil(1)
    AssertEqual(try PlaygroundTester.AssertUnwrap(fruit.first), other: "fig")
    PlaygroundTester.AssertExpectations([], timeout: 0)
  }

  func testMainQueue() {
    let expectation = Expectation(name: "Wait for main thread")
    DispatchQueue.main.async { expectation.fulfill() }
    AssertExpectations([expectation], timeout: 60)
    AssertEqual(DispatchQueue.main.sync { 1 }, other: 1)
  }

  func testSettings() {
    let twice = PlaygroundTester.Expectation(name: "twice")
    twice.expectedFulfilmentCount = 2
    let often = Expectation(name: "often")
    often.assertOnOverFulfilment = false
    let rare = Expectation(name: "rare")
    rare.inverted = true
    rare.expectedFulfilmentCount = 2
    for expectation in [twice, twice, often, often, rare] { expectation.fulfill() }
    AssertExpectations([twice, often, rare], timeout: 0)
    AssertEqual(twice.expectedFulfilmentCount, other: 2)
    Assert(rare.inverted)
    AssertFalse(often.assertOnOverFulfilment)
  }

  static var tests: TestList<PlaygroundSuite> {
    var list = TestList(make: PlaygroundSuite.init)
    list.add("testInstance") { $0.testInstance() }
    list.add("testAssertions") { try $0.testAssertions() }
    list.add("testQualifiedAssertions") { try $0.testQualifiedAssertions() }
    list.add("testMainQueue") { $0.testMainQueue() }
    list.add("testSettings") { $0.testSettings() }
    return list
  }
}

final class FailingPlaygroundSuite: LitmusPlaygroundTester.TestCase, ListedSuite {
  // The failures are at the lines of these calls.
  func testHelpers() throws {
    check(1)
    _ = try? unwrap(nil)
    forget()
  }

  func testThrows() throws { throw Jam() }

  func testNeverComes() {
    AssertExpectations([Expectation(name: "never")], timeout: 0)
  }

  func testComesTooOften() {
    let once = Expectation(name: "once")
    for _ in 1...5 { once.fulfill() }
    AssertExpectations([once], timeout: 0)
  }

  func testInvertedComes() {
    let never = Expectation(name: "never")
    never.inverted = true
    never.fulfill()
    AssertExpectations([never], timeout: 60)
  }

  private func check(_ value: Int, file: StaticString = #filePath, line: UInt = #line) {
    Assert(value == 2, message: "m", file: file, line: line)
    AssertFalse(value == 1, file: file, line: line)
    AssertEqual(value, other: 2, file: file, line: line)
    AssertNotEqual(value, other: 1, file: file, line: line)
    AssertNil(value, file: file, line: line)
    AssertNotNil(nil as Int?, file: file, line: line)
    PlaygroundTester.Assert(value == 2, file: file, line: line)
  }

  private func unwrap(
    _ value: Int?, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Int {
    try AssertUnwrap(value, file: file, line: line)
  }

  private func forget(file: StaticString = #filePath, line: UInt = #line) {
    _ = Expectation(name: "forgotten", file: file, line: line)
  }

  static var tests: TestList<FailingPlaygroundSuite> {
    var list = TestList(make: FailingPlaygroundSuite.init)
    list.add("testHelpers") { try $0.testHelpers() }
    list.add("testThrows") { try $0.testThrows() }
    list.add("testNeverComes") { $0.testNeverComes() }
    list.add("testComesTooOften") { $0.testComesTooOften() }
    list.add("testInvertedComes") { $0.testInvertedComes() }
    return list
  }
}
