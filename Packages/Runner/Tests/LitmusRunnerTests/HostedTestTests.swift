@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@Suite struct `A test that another framework runs` {
  private let listed = CallSite(
    fileID: "Shop/CartTests.swift", filePath: "/src/CartTests.swift", line: 9, column: 3)

  @Test(arguments: [
    ("/src/Helpers/Check.swift", "Shop/Check.swift", "/src/Helpers/Check.swift"),
    // Its own file, by path and by module.
    ("/src/CartTests.swift", "Shop/CartTests.swift", "/src/CartTests.swift"),
    ("Shop/CartTests.swift", "Shop/CartTests.swift", "/src/CartTests.swift"),
    // A file of another module.
    ("Checks/Check.swift", "Checks/Check.swift", "Checks/Check.swift"),
  ])
  func `has its failures in the file that the framework names`(
    file: String, fileID: String, filePath: String
  ) {
    #expect(
      listed.inFramework(file: file, line: 4)
        == CallSite(fileID: fileID, filePath: filePath, line: 4, column: 0))
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
