#if TESTING_ENABLED
import Foundation
import LitmusPlaygroundTester

// What PlaygroundTester's document shows, and all of its public declarations.
#if canImport(ObjectiveC)
@objcMembers
final class MyTests: TestCase {
  func testIsFoundByTheRuntime() { Assert(true) }
}
#endif

final class SampleTests: TestCase {
  nonisolated(unsafe) static var calls: [String] = []
  private var values: [String]

  override init() {
    values = ["first"]
    super.init()
  }

  // Called once for the entire test class, before any tests are run.
  override class func setUp() { calls.append("class setUp") }

  // Called before each test method.
  override func setUp() throws { values.append("second") }

  // Called after each test method.
  override func tearDown() throws { values = [] }

  // Called once for the entire test class, after all tests are run.
  override class func tearDown() { calls.append("class tearDown") }

  func testSample() {
    helperMethod()
  }

  func testSampleThrowing() throws { _ = try Data(contentsOf: URL(fileURLWithPath: "/none")) }

  func helperMethod() { AssertEqual(values, other: ["first", "second"]) }

  func testAssertions() {
    Assert(true)
    Assert(true, message: "It is true")
    AssertFalse(false)
    AssertFalse(false, message: "It is false")
    AssertEqual(1, other: 1)
    AssertEqual("a", other: "a", message: "They are equal")
    AssertNotEqual(1, other: 2)
    AssertNotEqual("a", other: "b", message: "They differ")
    AssertNil(nil as Int?)
    AssertNil(nil as Int?, message: "There is none")
    AssertNotNil(1)
    AssertNotNil(1, message: "There is one")
  }

  func testSampleAssertUnwrap() throws {
    let sampleArray = ["first", "second"]
    let firstValue = try AssertUnwrap(
      sampleArray.first, message: "Array should have a first element")
    AssertEqual(firstValue, other: "first")
  }

  func testSampleExpectation() {
    let expectation = Expectation(name: "Wait for main thread")
    DispatchQueue.main.async {
      expectation.fulfill()
    }
    AssertExpectations([expectation], timeout: 60)
  }

  func testSettingsOfExpectations() {
    let twice = Expectation(name: "twice")
    twice.expectedFulfilmentCount = 2
    let never = Expectation(name: "never")
    never.inverted = true
    let often = Expectation(name: "often")
    often.assertOnOverFulfilment = false
    twice.fulfill()
    twice.fulfill()
    often.fulfill()
    often.fulfill()
    AssertExpectations([twice, never, often], timeout: 0.01)
    let count: UInt = twice.expectedFulfilmentCount
    AssertEqual(count, other: 2)
  }

  func testMainQueue() {
    Assert(DispatchQueue.main.sync { Thread.isMainThread })
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { semaphore.signal() }
    semaphore.wait()
  }

  #if !swift(>=6)
  func testOtherThread() {
    let done = Expectation(name: "done")
    DispatchQueue.global().async {
      self.helperMethod()
      done.fulfill()
    }
    AssertExpectations([done], timeout: 60)
  }
  #endif

  func testQualifiedNames() throws {
    PlaygroundTester.PlaygroundTesterConfiguration.isTesting = false
    PlaygroundTester.Assert(!PlaygroundTesterConfiguration.isTesting)
    let done: PlaygroundTester.Expectation = PlaygroundTester.Expectation(name: "done")
    done.fulfill()
    PlaygroundTester.AssertExpectations([done], timeout: 1)
  }

  func testHelpers() {
    assertIsOne(2)
  }

  private func assertIsOne(_ value: Int, file: StaticString = #file, line: UInt = #line) {
    AssertEqual(value, other: 1, message: "A helper", file: file, line: line)
  }

  func testFailsOnce() {
    let once = Expectation(name: "once")
    for _ in 1...5 { once.fulfill() }
    AssertExpectations([once], timeout: 1)
  }
}

#if canImport(SwiftUI)
import SwiftUI

struct MyApp: App {
  init() {
    PlaygroundTester.PlaygroundTesterConfiguration.isTesting = true
  }

  var body: some Scene {
    WindowGroup {
      PlaygroundTester.PlaygroundTesterWrapperView {
        PlaygroundTesterView()
      }
    }
  }
}
#endif
#endif
