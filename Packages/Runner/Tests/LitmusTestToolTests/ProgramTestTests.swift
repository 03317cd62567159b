import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `A test executable that starts no framework` {
  /// Returns the list of a package that has some files.
  private func list(_ files: [String]) throws -> (list: AnyTestList, folder: String) {
    let folder = TemporaryDirectory()
    for file in files { try folder.write("", to: file) }
    let executable = TestExecutable(path: "/cart/.build/debug/CartPackageTests.xctest")
    let test = ProgramTest(executable, in: folder.path)
    let overrides = try TestOverrides([
      TestOverrides.Override(tests: "LinuxMain/main", timeLimit: 5)
    ])
    return (test.list(host: NoHost(), overrides: overrides), folder.path)
  }

  @Test func `is one test, named after the file of its main program`() throws {
    let (list, folder) = try list(["Tests/LinuxMain.swift"])
    let test = try #require(list.tests.first)
    #expect(list.tests.count == 1)
    #expect(test.id.fullName == "CartPackageTests.LinuxMain/main")
    #expect(test.callSite.filePath == "\(folder)/Tests/LinuxMain.swift")
    #expect(test.callSite.fileID == "CartPackageTests/LinuxMain.swift")
    #expect(test.timeLimit == .seconds(5))
  }

  @Test func `is named after itself if the file is not found`() throws {
    let (list, _) = try list([])
    #expect(list.tests.map(\.id.fullName) == ["CartPackageTests.CartPackageTests/main"])
  }
}
