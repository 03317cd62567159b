// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's XCTest that Litmus uses. On Linux, XCTest has no XCTIssue.

public import Foundation

open class XCTest: NSObject {
  open var name: String { fatalError() }

  open func setUp() {}
  open func tearDown() {}

  open var testRun: XCTestRun? { nil }

  // Objective-C's asynchronous methods run on their caller's actor (SE-0461).
  open nonisolated(nonsending) func setUp() async throws {}
  open nonisolated(nonsending) func tearDown() async throws {}
}

open class XCTestRun: NSObject {
  open var hasBeenSkipped: Bool { false }
}

open class XCTestCase: XCTest {
  open func record(_ issue: XCTIssue) {}
  open func addTeardownBlock(_ block: @escaping () -> Void) {}
}

public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
  }

  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {}
}

open class XCTAttachment: NSObject {
  public init(string: String) {}
  open var name: String?
}

open class XCTSourceCodeContext: NSObject {
  public override init() {}
  public init(location: XCTSourceCodeLocation?) {}
}

open class XCTSourceCodeLocation: NSObject {
  public init(filePath: String, lineNumber: Int) {}
}

public protocol XCTestObservation: NSObjectProtocol {
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCaseDidFinish(_ testCase: XCTestCase)
}

open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ testObserver: any XCTestObservation) {}
}
