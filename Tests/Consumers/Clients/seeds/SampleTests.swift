#if TESTING_ENABLED
import Foundation
import LitmusPlaygroundTester

// What PlaygroundTester's document shows.
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
}

// Where there is no Objective-C runtime, a list names the tests.
extension SampleTests: ListedSuite {
  static var tests: TestList<SampleTests> {
    var list = TestList(make: { SampleTests() })
    list.add("testSample") { $0.testSample() }
    list.add("testSampleThrowing") { try $0.testSampleThrowing() }
    list.add("testSampleAssertUnwrap") { try $0.testSampleAssertUnwrap() }
    list.add("testSampleExpectation") { $0.testSampleExpectation() }
    #if !swift(>=6)
    list.add("testOtherThread") { $0.testOtherThread() }
    #endif
    return list
  }
}
#endif
