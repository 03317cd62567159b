import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `The code coverage of a package` {
  private let executable = TestExecutable(path: "/cart/.build/debug/CartPackageTests.xctest")

  @Test func `is in the files that swift test writes`() {
    let coverage = CodeCoverage(of: executable)
    #expect(coverage.folder == "/cart/.build/debug/codecov")
    #expect(coverage.mergedProfile == "/cart/.build/debug/codecov/default.profdata")
    #expect(coverage.json == "/cart/.build/debug/codecov/Cart.json")
  }

  @Test func `is written by each process of the tests into a file of its own`() {
    var executable = executable
    // These tests may be measured themselves.
    #expect(
      executable.xctest([]).environment[CodeCoverage.variable]
        == ProcessInfo.processInfo.environment[CodeCoverage.variable])
    executable.coverage = CodeCoverage(of: executable)
    #expect(
      executable.xctest([]).environment[CodeCoverage.variable]
        == "/cart/.build/debug/codecov/XCTest%m.%p.profraw")
    #expect(
      executable.coverage?.profile(of: "Swift Testing") == """
        /cart/.build/debug/codecov/Swift Testing%m.%p.profraw
        """)
  }

  @Test func `cannot be exported if no process has written a profile`() {
    #expect(
      message { _ = try CodeCoverage(of: executable).export() } == """
        The code coverage could not be exported: no process of the tests has written a profile.
        """)
  }

  @Test(arguments: [
    ["--enable-code-coverage"], ["--build-option=--enable-code-coverage"],
    ["--coverage-threshold=80"], ["--coverage-lcov=a"], ["--coverage-cobertura", "b"],
  ])
  func `is measured if the tests are built for it`(words: [String]) throws {
    let arguments = try read(words).given
    #expect(arguments.package.measuresCoverage)
    #expect(arguments.package.swiftOptions(in: "/cart").contains("--enable-code-coverage"))
  }
}
