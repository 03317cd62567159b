import Foundation
import LitmusDocsFormat
import LitmusDocsTree
import LitmusToolSupport
import Testing

@Suite struct AtomicReplacementTests {
  @Test func `all files are replaced, with their permissions`() throws {
    let tree = TreeFixture(["a.md": "old a", "b/b.md": "old b"])
    tree.setPermissions("a.md", 0o754)
    let replacement = AtomicReplacement()
    let staged = [
      try replacement.stage(Array("new a".utf8), at: tree.path("a.md"), shownPath: "a.md"),
      try replacement.stage(Array("new b".utf8), at: tree.path("b/b.md"), shownPath: "b/b.md"),
      try replacement.stage(Array("new c".utf8), at: tree.path("c/d/c.md"), shownPath: "c/d/c.md"),
    ]
    #expect(tree.read("a.md") == "old a")
    #expect(try replacement.commit(staged) == [])
    #expect(
      tree.snapshot() == [
        "a.md": "new a", "b": "(folder)", "b/b.md": "new b", "c": "(folder)",
        "c/d": "(folder)", "c/d/c.md": "new c",
      ])
    #expect(tree.permissions("a.md") == 0o754)
  }

  @Test func `a symbolic link stays, and what it leads to is replaced`() throws {
    let tree = TreeFixture(["docs/real.md": "old"])
    tree.link("README.md", to: "docs/real.md")
    let replacement = AtomicReplacement()
    let staged = try replacement.stage(
      Array("new".utf8), at: tree.path("README.md"), shownPath: "README.md")
    _ = try replacement.commit([staged])
    #expect(
      tree.snapshot() == [
        "docs": "(folder)", "docs/real.md": "new", "README.md": "-> docs/real.md",
      ])
  }

  @Test func `what is abandoned leaves nothing`() throws {
    let tree = TreeFixture(["a.md": "old"])
    let before = tree.snapshot()
    let replacement = AtomicReplacement()
    let staged = [
      try replacement.stage([1], at: tree.path("a.md"), shownPath: "a.md"),
      try replacement.stage([2], at: tree.path("new/folder/b.md"), shownPath: "new/folder/b.md"),
    ]
    replacement.abandon(staged)
    #expect(tree.snapshot() == before)
  }

  @Test func `a file that changed since it was read is left alone`() throws {
    let tree = TreeFixture(["a.md": "old a", "b.md": "old b"])
    let replacement = AtomicReplacement()
    let staged = ["a.md", "b.md"].map { name in
      try! replacement.stage(Array("new".utf8), at: tree.path(name), shownPath: name)
    }
    tree.write("b.md", "by someone else")
    let failure = #expect(throws: ReplacementFailure.self) { try replacement.commit(staged) }
    #expect(
      failure?.findings == [
        Finding(
          .usage, file: "b.md",
          message: "the file was changed by something else meanwhile: run again")
      ])
    #expect(tree.snapshot() == ["a.md": "old a", "b.md": "by someone else"])
  }

  @Test func `two runs that write the same both succeed`() throws {
    let tree = TreeFixture(["a.md": "old", "b.md": "old"])
    let both = (0..<2).map { _ in
      let replacement = AtomicReplacement()
      let staged = ["a.md", "b.md", "c.md"].map { name in
        try! replacement.stage(Array("new".utf8), at: tree.path(name), shownPath: name)
      }
      return (replacement, staged)
    }
    for (replacement, staged) in both { #expect(try replacement.commit(staged) == []) }
    #expect(tree.snapshot() == ["a.md": "new", "b.md": "new", "c.md": "new"])
  }

  @Test(arguments: [
    SystemError.noSpace, .overQuota, .noPermission, .readOnlyVolume, .notSupported,
  ])
  func `whatever operation fails, all files are as they were`(error: SystemError) {
    var number = 0
    var failures = 0
    while true {
      let tree = TreeFixture(["a.md": "old a", "b.md": "old b", "docs/c.md": "old c"])
      tree.link("link.md", to: "docs/c.md")
      let before = tree.snapshot()
      let operations = FailingOperations(at: number, with: error)
      let outcome = replaceAll(tree, operations)
      if operations.count <= number { break }
      if let outcome {
        failures += 1
        #expect(tree.snapshot() == before, "operation \(number) failed")
        #expect(outcome.findings.count == 1, "operation \(number) failed")
      } else {
        #expect(tree.snapshot() == Self.after, "operation \(number) failed")
      }
      number += 1
    }
    #expect(number > 25)
    #expect(failures > 15)
  }

  @Test func `without hard links the old files are moved aside`() throws {
    for failing in 0..<40 {
      let tree = TreeFixture(["a.md": "old a", "b.md": "old b", "docs/c.md": "old c"])
      tree.link("link.md", to: "docs/c.md")
      let before = tree.snapshot()
      let operations = FailingOperations(at: failing, with: .noSpace, hasLinks: false)
      if replaceAll(tree, operations) == nil {
        #expect(tree.snapshot() == Self.after, "operation \(failing) failed")
      } else {
        #expect(tree.snapshot() == before, "operation \(failing) failed")
      }
    }
  }

  @Test func `a full disk is named, with the file and the fix`() {
    let tree = TreeFixture(["a.md": "old"])
    let operations = FailingOperations(at: 1, with: .noSpace)
    let replacement = AtomicReplacement(operations: operations.operations)
    let failure = #expect(throws: ReplacementFailure.self) {
      try replacement.stage([1], at: tree.path("a.md"), shownPath: "a.md")
    }
    #expect(
      failure?.findings.map(\.message) == [
        "cannot write: no space left on device: free some space and run again"
      ])
    #expect(tree.snapshot() == ["a.md": "old"])
  }

  // MARK: - Fixtures

  private static let after = [
    "a.md": "new a.md", "b.md": "new b.md", "docs": "(folder)", "docs/c.md": "new link.md",
    "link.md": "-> docs/c.md", "made": "(folder)", "made/here": "(folder)",
    "made/here/d.md": "new made/here/d.md",
  ]

  private func replaceAll(
    _ tree: TreeFixture, _ operations: FailingOperations
  ) -> ReplacementFailure? {
    let replacement = AtomicReplacement(operations: operations.operations)
    var staged: [StagedFile] = []
    do throws(ReplacementFailure) {
      for name in ["a.md", "b.md", "link.md", "made/here/d.md"] {
        staged.append(
          try replacement.stage(
            Array("new \(name)".utf8), at: tree.path(name), shownPath: name))
      }
    } catch {
      replacement.abandon(staged)
      return error
    }
    do throws(ReplacementFailure) {
      _ = try replacement.commit(staged)
      return nil
    } catch {
      return error
    }
  }
}

/// Lets one operation of many fail.
final class FailingOperations: @unchecked Sendable {
  private let lock = NSLock()
  private var performed = 0
  private let number: Int
  private let error: SystemError
  private let hasLinks: Bool

  init(at number: Int, with error: SystemError, hasLinks: Bool = true) {
    self.number = number
    self.error = error
    self.hasLinks = hasLinks
  }

  var count: Int { lock.withLock { performed } }

  var operations: FileOperations {
    FileOperations { operation in
      self.lock.withLock {
        defer { self.performed += 1 }
        if case .link = operation, !self.hasLinks { return .notSupported }
        return self.performed == self.number ? self.error : nil
      }
    }
  }
}
