import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct SyncCacheTests {
  @Test func `a check of an unchanged tree reads nothing`() async throws {
    let (tree, run) = try await inSync()
    #expect(await settled(tree, run))
    let warm = await tree.check(run)
    #expect(warm.isFromCache)
    #expect(warm.lines == [])
    #expect(warm.documentCount == 1)
    let cold = await tree.check()
    #expect(!cold.isFromCache)
    #expect(cold.lines == [])
    #expect(cold.documentCount == 1)
  }

  @Test func `every change is seen`() async throws {
    let changes: [(String, @Sendable (TemporaryFolder) throws -> Void)] = [
      ("the document", { try $0.write("x\n", to: "README.md") }),
      (
        "the source",
        { try $0.write("// begin-snippet: a\nlet b = 1\n// end-snippet\n", to: "a.swift") }
      ),
      ("a new file", { try $0.write("", to: "new.txt") }),
      ("a file less", { try $0.remove("other.txt") }),
      (
        "a moved file",
        {
          try $0.write("", to: "moved.txt")
          try $0.remove("other.txt")
        }
      ),
      ("permissions", { try $0.setPermissions("a.swift", 0o600) }),
      ("an attributes file", { try $0.write("* eol=crlf\n", to: ".gitattributes") }),
      ("the configuration", { try $0.write("{}", to: "hidden/config.json") }),
    ]
    for (name, change) in changes {
      let tree = try await inSync().0
      var run = tree.docsRun(DocsSettings(root: tree.path, exclude: ["hidden"]))
      run.options.cacheFolder = tree.path(".cache/litmus")
      run.settings.configurationFile = "hidden/config.json"
      #expect(await settled(tree, run), "\(name)")
      try change(tree)
      #expect(await !tree.check(run).isFromCache, "\(name)")
    }
  }

  @Test func `a file with its old size and time is seen to be another`() async throws {
    let (tree, run) = try await inSync()
    #expect(await settled(tree, run))
    let path = tree.path("a.swift")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try tree.write(
      try tree.text(of: "a.swift").replacingOccurrences(of: "1", with: "2"), to: "a.swift")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    let result = await tree.check(run)
    #expect(!result.isFromCache)
    #expect(
      result.lines == ["README.md:4: the document is stale: run 'litmus-docs update'"])
  }

  @Test func `a file that changed in the tick in which the run began is not trusted`() async throws
  {
    let tree = try await inSync().0
    let files = try TreeWalk.files(below: tree.path, rules: tree.rules()).files
    let latest = files.map { max($0.stamp.modified, $0.stamp.changed) }.max() ?? 0
    let matches: (Int64) -> Bool = { time in
      let record = CacheRecord(
        key: "k", startTime: time, files: files, report: DocsReport(root: ""))
      return record.flatMap { CacheRecord(bytes: $0.bytes) }?.holds(for: "k", files) ?? false
    }
    #expect(!matches(latest))
    // Times in whole seconds come from a clock that may tick every two seconds.
    let isCoarse = files.contains { $0.stamp.modified % 1_000_000_000 == 0 }
    #expect(matches(latest + (isCoarse ? 2_000_000_001 : 1)))
  }

  @Test func `a damaged or foreign cache is as good as none`() async throws {
    let (tree, run) = try await inSync()
    #expect(await settled(tree, run))
    let folder = try #require(run.options.cacheFolder)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
    let path = "\(folder)/\(name)"
    let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let bad: [[UInt8]] =
      [[], Array("nonsense".utf8), good.reversed(), good + [0], Array(good.dropLast())]
      + stride(from: 0, to: good.count, by: 7).map { position in
        var bytes = good
        bytes[position] ^= 0x10
        return bytes
      }
    for (number, bytes) in bad.enumerated() {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let files = try TreeWalk.files(below: tree.path, rules: tree.rules())
      let cache = SyncCache(folder: folder, key: run.cacheKey(of: try SyncRun(run, .check)))
      #expect(cache.report(for: files) == nil, "damage \(number)")
    }
    try Data(good).write(to: URL(fileURLWithPath: path))
    #expect(await tree.check(run).isFromCache)
    var others = [run, run, run, run]
    others[0].options.skipsBuild = true
    others[1].settings.format.tocLevel = 3
    others[2].settings.exclude = ["x"]
    others[3].settings.runsCommands = true
    for other in others { #expect(await !tree.check(other).isFromCache) }
  }

  @Test func `nothing is remembered of a tree that is stale or has warnings`() async throws {
    let (tree, run) = try await inSync()
    try tree.write("snippet: a\n", to: "README.md")
    for _ in 0..<3 {
      let result = await tree.check(run)
      #expect(!result.isFromCache)
      #expect(result.receipt == nil)
    }
  }

  @Test func `a cache folder that cannot be made does not matter`() async throws {
    var (tree, run) = try await inSync()
    run.options.cacheFolder = tree.path("a.swift/cache")
    #expect(await tree.check(run).lines == [])
    #expect(await tree.check(run).lines == [])
  }

  @Test func `the folder is the one the environment names`() throws {
    #expect(
      SyncCache.userFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
        == "/c/litmus-docs")
    #expect(SyncCache.userFolder(environment: [:]) == nil)
    #if os(Linux)
    #expect(SyncCache.userFolder(environment: ["HOME": "/h"]) == "/h/.cache/litmus-docs")
    #endif
  }

  // MARK: - Fixtures

  private func inSync() async throws -> (TemporaryFolder, DocsRun) {
    let tree = try TemporaryFolder([
      "README.md": "snippet: a\n",
      "a.swift": "// begin-snippet: a\nlet a = 1\n// end-snippet\n",
      "other.txt": "",
    ])
    try tree.write("<!-- snippet: a -->\n<!-- endSnippet -->\n", to: "README.md")
    var run = tree.docsRun()
    #expect(await tree.update(run).lines == [])
    run.options.cacheFolder = tree.path(".cache/litmus")
    return (tree, run)
  }

  /// Checks until the clock has moved on, so that the new files are trusted.
  private func settled(_ tree: TemporaryFolder, _ run: DocsRun) async -> Bool {
    for _ in 0..<10_000 {
      let result = await tree.check(run)
      if result.isFromCache { return true }
      result.receipt?.store(result)
    }
    return false
  }
}
