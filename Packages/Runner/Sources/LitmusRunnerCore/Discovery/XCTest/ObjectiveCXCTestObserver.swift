#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
private import ObjectiveC

/// The observer that receives from XCTest the issues that test cases record.
///
/// A class of the program cannot conform to XCTest's protocol without linking XCTest, so the class
/// is created at run time.
enum ObjectiveCXCTestObserver {
  /// Whether XCTest has accepted the observer, which stays until the process ends.
  static let isInstalled: Bool = install()

  private typealias Block = @convention(block) (AnyObject, AnyObject, AnyObject) -> Void

  private static func install() -> Bool {
    guard
      let observation = objc_getProtocol("XCTestObservation"),
      let center = ObjectiveCObject(className: "XCTestObservationCenter")?
        .get("sharedTestObservationCenter"),
      let type = objc_allocateClassPair(NSObject.self, "LitmusXCTestObserver", 0)
    else { return false }
    class_addProtocol(type, observation)
    add("testCase:didRecordIssue:", to: type) { _, testCase, issue in
      ObjectiveCXCTestRun.recorded(ObjectiveCObject(issue), by: testCase)
    }
    add("testCase:didRecordExpectedFailure:", to: type) { _, testCase, failure in
      ObjectiveCXCTestRun.recordedExpected(ObjectiveCObject(failure), by: testCase)
    }
    objc_registerClassPair(type)
    guard let observer = ObjectiveCObject(type as AnyObject).get("new") else { return false }
    return center.send("addTestObserver:", observer.object)
  }

  private static func add(_ selector: String, to type: AnyClass, _ block: @escaping Block) {
    class_addMethod(type, Selector(selector), imp_implementationWithBlock(block), "v@:@@")
  }
}
#endif
