import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `What is watched` {
  @Test func `has changed with a document, and with the configuration`() throws {
    let repository = try TemporaryFolder(["README.md": "x\n", "a/b.json": "{}"])
    var settings = DocsSettings(root: repository.path)
    settings.exclude = ["*.json", "a"]
    let run = DocsRun(settings: settings)
    let before = WatchedFiles(run)
    #expect(WatchedFiles(run) == before)
    try repository.write("yes\n", to: "README.md")
    let edited = WatchedFiles(run)
    #expect(edited != before)
    try repository.write("{}", to: "litmus-docs.json")
    let configured = WatchedFiles(run)
    #expect(configured != edited)
    try repository.write("{ }", to: "litmus-docs.json")
    #expect(WatchedFiles(run) != configured)
  }

  @Test func `includes a configuration elsewhere`() throws {
    let repository = try TemporaryFolder(["README.md": "x\n", "docs/mdsnippets.json": "{}"])
    let settings = try ConfigurationFinder.settings(root: repository.path)
    #expect(settings.configurationFile == "docs/mdsnippets.json")
    let run = DocsRun(settings: settings)
    let before = WatchedFiles(run)
    try repository.write("{ }", to: "docs/mdsnippets.json")
    #expect(WatchedFiles(run) != before)
    let here = FileManager.default.currentDirectoryPath
    let fromHere =
      here.pathParts.map { _ in "../" }.joined()
      + repository.path("docs/mdsnippets.json").dropFirst()
    #expect(
      try ConfigurationFinder.settings(root: repository.path, file: fromHere).configurationFile
        == "docs/mdsnippets.json")
  }
}
