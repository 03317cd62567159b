import Foundation
import LitmusDocsFormat
@testable import LitmusDocsTree
import LitmusToolSupport
import Testing

@Suite struct SyncCacheTests {
  @Test func `a check of an unchanged tree reads nothing`() {
    let (tree, options) = inSync()
    #expect(settled(tree, options))
    let warm = tree.check(options)
    #expect(warm.isFromCache)
    #expect(warm.lines == [])
    #expect(warm.unchanged == 1)
  }

  @Test func `a run without a cache gives the same answer`() {
    let (tree, options) = inSync()
    #expect(settled(tree, options))
    let cold = tree.check()
    #expect(!cold.isFromCache)
    #expect(cold.lines == [])
    #expect(cold.unchanged == 1)
  }

  @Test func `every change is seen`() {
    let changes: [(String, @Sendable (TreeFixture) -> Void)] = [
      ("the document", { $0.write("README.md", "x\n") }),
      ("the source", { $0.write("a.swift", "// begin-snippet: a\nlet b = 1\n// end-snippet\n") }),
      ("a new file", { $0.write("new.txt", "") }),
      ("a file less", { $0.remove("other.txt") }),
      (
        "a moved file",
        {
          $0.write("moved.txt", ""); $0.remove("other.txt")
        }
      ),
      ("permissions", { $0.setPermissions("a.swift", 0o600) }),
      ("an attributes file", { $0.write(".gitattributes", "* eol=crlf\n") }),
      ("the configuration", { $0.write("hidden/config.json", "{}") }),
    ]
    for (name, change) in changes {
      var (tree, options) = inSync()
      options.inputs = [tree.path("hidden/config.json")]
      options.rules.exclude = [try! PathGlob("hidden")]
      #expect(settled(tree, options), "\(name)")
      change(tree)
      #expect(!tree.check(options).isFromCache, "\(name)")
    }
  }

  @Test func `a file with its old size and time is seen to be another`() throws {
    let (tree, options) = inSync()
    #expect(settled(tree, options))
    let path = tree.path("a.swift")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    tree.write("a.swift", tree.read("a.swift").replacingOccurrences(of: "1", with: "2"))
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    let result = tree.check(options)
    #expect(!result.isFromCache)
    #expect(
      result.lines == ["README.md:4: the document is stale: run 'litmus-docs update'"])
  }

  @Test func `a file that changed in the tick in which the run began is not trusted`() throws {
    let (tree, options) = inSync()
    let files = try TreeWalk.files(below: tree.root, rules: options.rules).files
    let latest = files.map { max($0.stamp.modified, $0.stamp.changed) }.max() ?? 0
    let matches: (Int64) -> Bool = { time in
      let bytes = CacheRecord.bytes(key: "k", startTime: time, files: files, inputs: [])
      return bytes.flatMap { CacheRecord.report(of: $0, key: "k", files: files) } != nil
    }
    #expect(!matches(latest))
    // Times in whole seconds come from a clock that may tick every two seconds.
    let isCoarse = files.contains { $0.stamp.modified % 1_000_000_000 == 0 }
    #expect(matches(latest + (isCoarse ? 2_000_000_001 : 1)))
  }

  @Test func `a damaged or foreign cache is as good as none`() throws {
    let (tree, options) = inSync()
    #expect(settled(tree, options))
    let folder = try #require(options.cacheFolder)
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
      let files = try TreeWalk.files(below: tree.root, rules: options.rules)
      let cache = SyncCache(folder: folder, key: options.cacheKey(root: tree.root))
      #expect(cache.report(for: files) == nil, "damage \(number)")
    }
    try Data(good).write(to: URL(fileURLWithPath: path))
    #expect(tree.check(options).isFromCache)
    var others = [options, options, options]
    others[0].fingerprint = "another version"
    others[1].format.tocLevel = 3
    others[2].rules.exclude = [try PathGlob("x")]
    for other in others { #expect(!tree.check(other).isFromCache) }
  }

  @Test func `nothing is remembered of a tree that is stale or has warnings`() {
    let (tree, options) = inSync()
    tree.write("README.md", "snippet: a\n")
    for _ in 0..<3 {
      let result = tree.check(options)
      #expect(!result.isFromCache)
      #expect(result.receipt == nil)
    }
  }

  @Test func `a cache folder that cannot be made does not matter`() {
    var (tree, options) = inSync()
    options.cacheFolder = tree.path("a.swift/cache")
    #expect(tree.check(options).lines == [])
    #expect(tree.check(options).lines == [])
  }

  @Test func `the folder is the one the environment names`() {
    #expect(
      SyncCache.userFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
        == "/c/litmus-docs")
    #expect(SyncCache.userFolder(environment: [:]) == nil)
    #if os(Linux)
    #expect(SyncCache.userFolder(environment: ["HOME": "/h"]) == "/h/.cache/litmus-docs")
    #endif
  }

  // MARK: - Fixtures

  private func inSync() -> (TreeFixture, SyncOptions) {
    let tree = TreeFixture([
      "README.md": "snippet: a\n",
      "a.swift": "// begin-snippet: a\nlet a = 1\n// end-snippet\n",
      "other.txt": "",
    ])
    tree.write("README.md", "<!-- snippet: a -->\n<!-- endSnippet -->\n")
    var options = tree.options()
    #expect(tree.update(options).lines == [])
    options.cacheFolder = tree.path(".cache/litmus")
    return (tree, options)
  }

  /// Checks until the clock has moved on, so that the new files are trusted.
  private func settled(_ tree: TreeFixture, _ options: SyncOptions) -> Bool {
    for _ in 0..<10_000 {
      let result = tree.check(options)
      if result.isFromCache { return true }
      result.receipt?.store()
    }
    return false
  }
}
