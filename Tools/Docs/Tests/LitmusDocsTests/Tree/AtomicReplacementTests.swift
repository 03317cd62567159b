import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct AtomicReplacementTests {
  @Test func `all files are replaced, with their permissions`() throws {
    let tree = try TemporaryFolder(["a.md": "old a", "b/b.md": "old b"])
    try tree.setPermissions("a.md", 0o754)
    let replacement = AtomicReplacement()
    let staged = [
      try replacement.stage(Array("new a".utf8), at: tree.path("a.md"), shownPath: "a.md"),
      try replacement.stage(Array("new b".utf8), at: tree.path("b/b.md"), shownPath: "b/b.md"),
      try replacement.stage(Array("new c".utf8), at: tree.path("c/d/c.md"), shownPath: "c/d/c.md"),
    ]
    #expect(try tree.text(of: "a.md") == "old a")
    #expect(try replacement.commit(staged) == [])
    #expect(
      try tree.snapshot() == [
        "a.md": "new a", "b": "(folder)", "b/b.md": "new b", "c": "(folder)",
        "c/d": "(folder)", "c/d/c.md": "new c",
      ])
    #expect(tree.permissions("a.md") == 0o754)
  }

  @Test func `a symbolic link stays, and what it leads to is replaced`() throws {
    let tree = try TemporaryFolder(["docs/real.md": "old"])
    try tree.link("README.md", to: "docs/real.md")
    let replacement = AtomicReplacement()
    let staged = try replacement.stage(
      Array("new".utf8), at: tree.path("README.md"), shownPath: "README.md")
    _ = try replacement.commit([staged])
    #expect(
      try tree.snapshot() == [
        "docs": "(folder)", "docs/real.md": "new", "README.md": "-> docs/real.md",
      ])
  }

  @Test func `what is abandoned leaves nothing`() throws {
    let tree = try TemporaryFolder(["a.md": "old"])
    let before = try tree.snapshot()
    let replacement = AtomicReplacement()
    let staged = [
      try replacement.stage([1], at: tree.path("a.md"), shownPath: "a.md"),
      try replacement.stage([2], at: tree.path("new/folder/b.md"), shownPath: "new/folder/b.md"),
    ]
    replacement.abandon(staged)
    #expect(try tree.snapshot() == before)
  }

  @Test func `a file that changed since it was read is left alone`() throws {
    let tree = try TemporaryFolder(["a.md": "old a", "b.md": "old b"])
    let replacement = AtomicReplacement()
    let staged = ["a.md", "b.md"].map { name in
      try! replacement.stage(Array("new".utf8), at: tree.path(name), shownPath: name)
    }
    try tree.write("by someone else", to: "b.md")
    let failure = #expect(throws: ReplacementFailure.self) { try replacement.commit(staged) }
    #expect(
      failure?.findings == [
        Finding(
          .usage, file: "b.md",
          message: "the file was changed by something else meanwhile: run again")
      ])
    #expect(try tree.snapshot() == ["a.md": "old a", "b.md": "by someone else"])
  }

  @Test func `two runs that write the same both succeed`() throws {
    let tree = try TemporaryFolder(["a.md": "old", "b.md": "old"])
    let both = (0..<2).map { _ in
      let replacement = AtomicReplacement()
      let staged = ["a.md", "b.md", "c.md"].map { name in
        try! replacement.stage(Array("new".utf8), at: tree.path(name), shownPath: name)
      }
      return (replacement, staged)
    }
    for (replacement, staged) in both { #expect(try replacement.commit(staged) == []) }
    #expect(try tree.snapshot() == ["a.md": "new", "b.md": "new", "c.md": "new"])
  }

  @Test(
    arguments: [SystemError.noSpace, .overQuota, .noPermission, .readOnlyVolume, .notSupported],
    [true, false])
  func `whatever operation fails, all files are as they were`(error: SystemError, hasLinks: Bool)
    throws
  {
    var number = 0
    var failures = 0
    while true {
      let tree = try TemporaryFolder(["a.md": "old a", "b.md": "old b", "docs/c.md": "old c"])
      try tree.link("link.md", to: "docs/c.md")
      let before = try tree.snapshot()
      let operations = FailingOperations(at: number, with: error, hasLinks: hasLinks)
      let outcome = replaceAll(tree, operations)
      if operations.count <= number { break }
      if let outcome {
        failures += 1
        #expect(outcome.findings.count == 1, "operation \(number) failed")
      }
      #expect(
        try tree.snapshot() == (outcome == nil ? Self.after : before), "operation \(number) failed")
      number += 1
    }
    #expect(number > 25)
    #expect(failures > 15)
  }

  @Test func `a full disk is named, with the file and the fix`() throws {
    let tree = try TemporaryFolder(["a.md": "old"])
    let operations = FailingOperations(at: 1, with: .noSpace)
    let replacement = AtomicReplacement(operations: operations.operations)
    let failure = #expect(throws: ReplacementFailure.self) {
      try replacement.stage([1], at: tree.path("a.md"), shownPath: "a.md")
    }
    #expect(
      failure?.findings.map(\.message) == [
        "cannot write: no space left on device: free some space and run again"
      ])
    #expect(try tree.snapshot() == ["a.md": "old"])
  }

  // MARK: - Fixtures

  private static let after = [
    "a.md": "new a.md", "b.md": "new b.md", "docs": "(folder)", "docs/c.md": "new link.md",
    "link.md": "-> docs/c.md", "made": "(folder)", "made/here": "(folder)",
    "made/here/d.md": "new made/here/d.md",
  ]

  private func replaceAll(
    _ tree: TemporaryFolder, _ operations: FailingOperations
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
