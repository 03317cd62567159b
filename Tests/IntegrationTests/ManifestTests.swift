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

  @Test(
    "an app's screens need neither macros, nor C, nor an argument parser, nor processes",
    arguments: ["LitmusRunnerUI", "LitmusRunnerModels"])
  func screens(_ screens: String) async throws {
    let packages = ["Runner", "Reporting", "Expectations"].map {
      root.appending(path: "Packages/\($0)")
    }
    let (own, alone) = try await ChildPrograms.run { [root] in
      let own = try dumpPackage(at: root)
      return (own, try packages.map { ($0, try dumpPackage(at: $0)) })
    }
    let inRoot = TargetClosure(
      of: screens, in: "root", manifests: ["root": own], locations: ["root": root])
    let inPackage = TargetClosure(
      of: screens, in: "runner",
      manifests: [
        "runner": alone[0].1, "reporting": alone[1].1, "expectations": alone[2].1,
      ],
      locations: [
        "runner": alone[0].0, "reporting": alone[1].0, "expectations": alone[2].0,
      ])
    let expected: Set = [
      screens, "LitmusExpectationsCore", "LitmusFakesReporting", "LitmusReporting",
      "LitmusRunnerCore", "LitmusRunnerHosting", "LitmusRunnerModels", "LitmusRunnerReports",
      "LitmusRunnerStorage",
    ]
    for needed in [inRoot, inPackage] {
      #expect(Set(needed.targets.keys) == expected)
      #expect(needed.fetched == ["swift-custom-dump"])
      #expect(needed.foreign == [])
    }
  }

  @Test("each layer of the runner depends only on the layers below it")
  func layers() async throws {
    let manifest = try await ChildPrograms.run { [root] in try dumpPackage(at: root) }
    let below = { (name: String) in
      let needed = TargetClosure(
        of: name, in: "root", manifests: ["root": manifest], locations: ["root": root])
      return Set(needed.targets.keys)
        .subtracting([
          name, "LitmusExpectationsCore", "LitmusFakesReporting", "LitmusReporting",
        ])
        .map { $0.replacing("LitmusRunner", with: "") }.sorted()
    }
    #expect(below("LitmusRunnerCore") == [])
    #expect(below("LitmusRunnerHosting") == ["Core"])
    #expect(below("LitmusRunnerReports") == ["Core"])
    #expect(below("LitmusRunnerStorage") == ["Core", "Reports"])
    #expect(below("LitmusRunnerProcesses") == ["Core", "Reports", "Storage"])
    #expect(below("LitmusRunnerXCTest") == ["Core"])
    let layers = ["Core", "Hosting", "Processes", "Reports", "Storage"]
    #expect(below("LitmusRunnerCommandLine") == layers)
    #expect(below("LitmusTestTool") == ["CommandLine"] + layers)
    #expect(
      below("LitmusRunner")
        == ["CommandLine", "Core", "Hosting", "Macros", "Processes", "Reports", "Storage"])
  }
}
#endif
