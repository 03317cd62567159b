import Foundation
import LitmusDocsFormat
import LitmusToolTestSupport
import LitmusDocsTree
import Testing

@Suite struct `Random trees` {
  @Test func `An update is all or nothing, leaves text alone, and is right at once`() {
    var updated = 0
    let seeds = fuzzSeeds(usually: 300)
    for seed in seeds {
      let round = Round(seed)
      do throws(Trouble) {
        if try round.update() { updated += 1 }
      } catch {
        Issue.record("seed \(seed) (\(round.sample.title)): \(error)")
      }
    }
    #expect(updated * 4 > seeds.count, "too few trees can be updated")
  }
}

/// What a tree shows that must not be.
private struct Trouble: Error, CustomStringConvertible {
  let description: String
}

/// One random tree, and what is asked of it.
private struct Round {
  let sample: RandomTree
  let tree = TreeFixture()
  let options: SyncOptions

  init(_ seed: UInt64) {
    sample = RandomTree(seed: seed)
    for (path, bytes) in sample.files { tree.write(path, bytes) }
    var options = SyncOptions(root: tree.root, format: sample.format, workingFolder: tree.root)
    options.unused = .warning
    self.options = options
  }

  /// Updates and checks the tree.
  ///
  /// - Returns: Whether there was nothing wrong with it.
  func update() throws(Trouble) -> Bool {
    let before = sample.files
    let foreseen = tree.check(options)
    try expect(same: before, "a check wrote something")
    let first = tree.update(options)
    let after = tree.contents()
    guard !first.hasErrors else {
      try expect(same: before, "an update with errors left something")
      return false
    }
    try expect(
      foreseen.stale.map(\.path) == first.written.map(\.path), "the check foresaw something else")
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    try expect(changed == first.written.map(\.path).sorted(), "another file was changed")
    if OriginalQuirks.apply(to: sample, after: after) { return true }
    for path in changed { try expectSameText(path, before[path], after[path]) }
    let check = tree.check(options)
    try expect(check.stale.isEmpty, check.stale.map(\.diff).joined(separator: "\n"))
    try expect(!check.hasErrors, check.lines.joined(separator: "\n"))
    try expect(tree.update(options).written.isEmpty, "a second update wrote something")
    try expect(same: after, "a second update changed something")
    return true
  }

  private func expectSameText(
    _ path: String, _ before: [UInt8]?, _ after: [UInt8]?
  ) throws(Trouble) {
    guard sample.format.convention == .inPlaceOverwrite, let before, let after else { return }
    let mode = sample.format.compatibility
    let old = TextOutsideMarkers.parts(of: before, mode)
    let new = TextOutsideMarkers.parts(of: after, mode)
    try expect(old == new, "the text of \(path) was changed: \(new.difference(from: old))")
  }

  private func expect(same files: [String: [UInt8]], _ trouble: String) throws(Trouble) {
    try expect(tree.contents() == files, trouble)
  }

  private func expect(_ holds: Bool, _ trouble: @autoclosure () -> String) throws(Trouble) {
    if !holds { throw Trouble(description: trouble()) }
  }
}

extension TreeFixture {
  /// All files, with their bytes.
  fileprivate func contents() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root)! {
      var isFolder: ObjCBool = false
      let full = self.path(path)
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        files[path] = FileManager.default.contents(atPath: full).map(Array.init)
      }
    }
    return files
  }
}
