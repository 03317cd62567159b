import Foundation
import LitmusRunner

/// Tests that print and report what GitHub would take for commands; they run only if LITMUS_FIXTURE
/// is `workflow`.
final class WorkflowTests: TestCase, ListedSuite {
  static var tests: TestList<WorkflowTests> {
    var list = TestList(make: WorkflowTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "workflow" else { return list }
    list.add("::error::named") { _ in
      print("::error::printed")
      print("  ::warning file=a.swift::printed ##[error]too")
      Fail("::error::said\n::error::in a second line")
    }
    list.add("testPrintsHalfLine") { _ in print("::error::half", terminator: "") }
    return list
  }
}
