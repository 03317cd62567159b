import Foundation
import LitmusExpectToEventuallyEqual
import LitmusFailKit
import XCTest

@MainActor
final class TableXCTests: XCTestCase {
  func test_numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }

  func test_actualMayThrow() async throws {
    func load() throws -> String { "loaded" }
    let timeout: TimeInterval = 2
    try await expectToEventuallyEqual(
      actual: { try load() }, expected: "loaded", timeout: timeout)
  }

  func test_failureGoesToASpy() async throws {
    let failSpy = FailSpy()
    let line: UInt = #line + 1
    try await expectToEventuallyEqual(
      actual: { "a\tb" }, expected: "c", timeout: 0.01, failure: failSpy)
    XCTAssertEqual(failSpy.callCount, 1)
    let message = try XCTUnwrap(failSpy.messages.first)
    XCTAssertTrue(message.hasPrefix(#"Expected "c", but was "a\tb" after "#), message)
    XCTAssertTrue(message.hasSuffix(" timing out after 0.01 seconds"), message)
    let location = try XCTUnwrap(failSpy.locations.first)
    XCTAssertEqual(location.line, line)
    XCTAssertTrue("\(location.filePath)".hasSuffix("/TableXCTests.swift"))
  }

  func test_failureGoesToAnAssertionsOwnReceiver() async throws {
    let messages = Messages()
    try await expectToEventuallyEqual(
      actual: { nil as Int? }, expected: 2, timeout: 0,
      fileID: #fileID, filePath: #filePath, line: #line, column: #column, failure: messages)
    XCTAssertEqual(
      messages.all, ["Expected 2, but was nil after 1 try, timing out after 0.0 seconds"])
  }

  func test_failureOfAHelperIsShownAtItsCaller() async throws {
    try await expectTwo { 1 }
    try await expectTwoAsXCTestDoes { 1 }
  }

  private func expectTwo(
    fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    failure: any Failing = Fail(),
    actual: () async throws -> Int
  ) async throws {
    try await expectToEventuallyEqual(
      actual: actual, expected: 2, timeout: 0,
      fileID: fileID, filePath: filePath, line: line, column: column, failure: failure)
  }

  private func expectTwoAsXCTestDoes(
    file: StaticString = #filePath, line: UInt = #line, actual: () async throws -> Int
  ) async throws {
    try await expectToEventuallyEqual(
      actual: actual, expected: 2, timeout: 0, file: file, line: line)
  }
}

private final class Messages: Failing {
  private(set) var all: [String] = []

  func fail(message: String, location: SourceLocation) { all.append(message) }
}
