#if os(Linux) || os(macOS)
import Foundation
import LitmusRunnerTestSupport
import Testing

@Suite struct `The manifests of the root and of the packages` {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `agree about each target`() async throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Packages").path(percentEncoded: false))
      .filter { !$0.hasPrefix(".") }
      .map { "Packages/\($0)" }
    try #require(!folders.isEmpty)
    let differences = try await ChildPrograms.run { [root] in
      let packages = try folders.map { ($0, try dumpPackage(at: root.appending(path: $0))) }
      return manifestDifferences(
        root: try dumpPackage(at: root),
        packages: Dictionary(uniqueKeysWithValues: packages)
      )
    }
    #expect(differences == [])
  }
}
#endif
