@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerReports

@Suite struct `The path of a source file in GitHub's workspace` {
  /// The path that is found, if some files are there.
  private func path(
    of path: String, in workspace: String = "/home/runner/work/shop/shop",
    folder: String = "/tmp", files: Set<String> = [], fileID: String = "App/Cart.swift",
    line: Int = 3
  ) -> String? {
    WorkspacePaths(
      workspace: workspace, folder: folder, exists: { file in files.contains(file) }
    ).path(of: CallSite(fileID: fileID, filePath: path, line: line, column: 1))
  }

  @Test func `Below the workspace, a path begins there, whether or not the file is there`() {
    #expect(path(of: "/home/runner/work/shop/shop/Tests/A.swift") == "Tests/A.swift")
    #expect(path(of: "/home/runner/work/shop/shop/x/../Tests/./A.swift") == "Tests/A.swift")
    #expect(path(of: "/repo/Tests/A.swift", in: "/repo/") == "Tests/A.swift")
    #expect(path(of: "/repository/Tests/A.swift", in: "/repo") == nil)
  }

  @Test func `A program built elsewhere names files that are found by the end of their paths`() {
    #expect(
      path(of: "/build/job/Tests/Shop/A.swift", in: "/repo", files: ["/repo/Tests/Shop/A.swift"])
        == "Tests/Shop/A.swift")
    #expect(path(of: "/build/job/A.swift", in: "/repo", files: ["/repo/A.swift"]) == nil)
    #expect(path(of: "/__w/shop/shop/Tests/A.swift") == "Tests/A.swift")
    #expect(path(of: "/build/job/Tests/A.swift") == nil)
  }

  @Test func `A path that is not from the root begins in the workspace or in the current folder`() {
    #expect(
      path(of: "./Tests/A.swift", in: "/repo", files: ["/repo/Tests/A.swift"]) == "Tests/A.swift")
    #expect(
      path(
        of: "../A.swift", in: "/repo", folder: "/repo/Packages/B", files: ["/repo/Packages/A.swift"]
      )
        == "Packages/A.swift")
    // As Swift's runtime names a file when a test traps.
    #expect(path(of: "App/Cart.swift", in: "/repo") == nil)
  }

  @Test func `A location outside of source files has no path`() {
    #expect(path(of: "/repo/.build/app", in: "/repo", fileID: "app") == nil)
    #expect(path(of: "/repo/A.swift", in: "/repo", line: 0) == nil)
    #expect(path(of: "", in: "/repo") == nil)
  }
}
