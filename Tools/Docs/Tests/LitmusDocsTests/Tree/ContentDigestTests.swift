import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `The digest of a folder` {
  /// A time after all files of a test.
  private static let later = Int64(Date().timeIntervalSince1970 * 1e9) + 3600 * 1_000_000_000

  @Test func `changes with each visible file below it, and with no other`() throws {
    let tree = try TemporaryFolder(["a/b/c.txt": "1", "a/d.txt": "2", "a/.hidden/x": "3"])
    var digest = try #require(self.digest(tree))
    let changes: [(isSeen: Bool, change: () throws -> Void)] = [
      (false, { try tree.write("4", to: "a/.hidden/x") }),
      (false, { try tree.write("4", to: "a/node_modules/x") }),
      (false, { try tree.write("4", to: "e.txt") }),
      (true, { try tree.write("one", to: "a/b/c.txt") }),
      (true, { try tree.write("", to: "a/b/e.txt") }),
      (true, { try tree.remove("a/b/e.txt") }),
      (true, { try tree.setPermissions("a/d.txt", 0o600) }),
      (true, { try tree.link("a/link", to: "../e.txt") }),
      (true, { try tree.write("what the link leads to", to: "e.txt") }),
      (true, { try tree.remove("a/d.txt") }),
    ]
    for (index, (isSeen, change)) in changes.enumerated() {
      try change()
      let new = try #require(self.digest(tree))
      #expect((new != digest) == isSeen, "change \(index)")
      digest = new
    }
  }

  @Test func `exists only if all files are older than the time in which it is trusted`() throws {
    let tree = try TemporaryFolder(["a/b.txt": "1"])
    let stamp = try #require(FileStamp(path: tree.path("a/b.txt")))
    #expect(digest(tree, before: stamp.changed) == nil)
    #expect(digest(tree, of: "a/b.txt", before: stamp.changed) == nil)
    #expect(digest(tree) != nil)
  }

  @Test func `differs for a missing path, a file and an empty folder`() throws {
    let tree = try TemporaryFolder(["a/b.txt": "1"])
    try tree.remove("a/b.txt")
    var digests = [digest(tree)]
    try tree.remove("a")
    digests.append(digest(tree))
    try tree.write("", to: "a")
    digests.append(digest(tree))
    #expect(Set(digests).count == 3)
    #expect(!digests.contains(nil))
  }

  private func digest(
    _ tree: TemporaryFolder, of path: String = "a", before time: Int64 = later
  ) -> UInt64? {
    ContentDigest.of([], before: 0, [.init(path: tree.path(path), time: time, isDeep: true)])
  }
}
