import Dispatch
import LitmusRunner

// A suite of each kind that @TestSuite takes, without an initializer of its own if it can do without one.
@TestSuite struct PlainStruct {
  var count = 0

  func testCount() { AssertEqual(count, other: 0) }

  mutating func testMutates() async throws {
    count += 1
    AssertEqual(count, other: 1)
  }
}

@TestSuite final class PlainClass {
  func testPasses() throws { Assert(true) }

  init() {}
}

class Base {
  required init() throws {}
}

@TestSuite final class InheritingClass: Base {
  func testPasses() { Assert(true) }
}

@TestSuite final class CaseOfTheRunner: TestCase {
  func testPasses() { Assert(true) }

  func testLoads() async { await Task.yield() }
}

@TestSuite actor PlainActor {
  func testPasses() { Assert(true) }
}

struct Extended {}

@TestSuite extension Extended {
  func testPasses() { Assert(true) }
}

@globalActor actor OwnActor {
  static let shared = OwnActor()
}

@OwnActor @TestSuite struct OfAnActor {
  func testPasses() { Assert(true) }
}

@TestSuite final class InTheBackground: BackgroundTestCase {
  func testMainQueue() { AssertEqual(DispatchQueue.main.sync { 1 }, other: 1) }

  @MainActor func testMainActor() { MainActor.assertIsolated() }

  @TestArguments([1, 2]) func testNumber(_ number: Int) { Assert(number > 0) }
}
