@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerReports

@Suite struct `A test that another framework runs` {
  private let listed = CallSite(
    fileID: "Shop/CartTests.swift", filePath: "/src/CartTests.swift", line: 9, column: 3)

  @Test func `has its failures in the file that the framework names`() {
    let site = listed.inFramework(file: "/src/Helpers/Check.swift", line: 4)
    #expect(
      site
        == CallSite(
          fileID: "Shop/Check.swift", filePath: "/src/Helpers/Check.swift", line: 4, column: 0))
  }

  @Test(arguments: ["/src/CartTests.swift", "Shop/CartTests.swift"])
  func `knows its own file by path and by module`(file: String) {
    let site = listed.inFramework(file: file, line: 4)
    #expect(
      site
        == CallSite(
          fileID: "Shop/CartTests.swift", filePath: "/src/CartTests.swift", line: 4, column: 0))
  }

  @Test func `keeps another module's file`() {
    let site = listed.inFramework(file: "Checks/Check.swift", line: 4)
    #expect(
      site
        == CallSite(
          fileID: "Checks/Check.swift", filePath: "Checks/Check.swift", line: 4, column: 0))
  }

  @Test func `has failures without a location where it is listed`() {
    #expect(listed.inFramework(file: nil, line: 4) == listed)
    #expect(listed.inFramework(file: "/src/CartTests.swift", line: 0) == listed)
  }
}

@Suite struct `XCTest's own process` {
  @Test(arguments: [
    ("/usr/bin/xctest", [:], true), ("/usr/libexec/swiftpm-testing-helper", [:], true),
    ("/App", ["XCTestConfigurationFilePath": "/tmp/x"], true), ("", [:], false),
    ("/xctest/App", ["PATH": "/bin"], false),
  ])
  func `is recognized by its program or its environment`(
    program: String, environment: [String: String], isXCTest: Bool
  ) {
    #expect(XCTestProcess.isRunByXCTest(program: program, environment: environment) == isXCTest)
  }
}

@Suite struct `The name of an XCTest method` {
  @Test func `is that of Swift, whether it throws or suspends`() {
    let selectors = ["testAdds", "testAddsAndReturnError:", "testLoadsWithCompletionHandler:"]
    #expect(
      XCTestProcess.testNames(ofSelectors: selectors) == ["testAdds", "testAdds #2", "testLoads"])
  }

  @Test func `is numbered if XCTest runs it several times`() {
    #expect(
      XCTestProcess.testNames(ofSelectors: ["testRow", "testRow", "testRow"])
        == ["testRow", "testRow #2", "testRow #3"])
  }
}
