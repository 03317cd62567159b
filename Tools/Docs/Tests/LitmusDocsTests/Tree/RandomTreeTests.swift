import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `Random trees` {
  @Test func `An update is all or nothing, leaves text alone, and is right at once`() async throws {
    var updated = 0
    let seeds = fuzzSeeds(usually: 400)
    for seed in seeds {
      let round = try Round(seed)
      do throws(Trouble) {
        if try await round.update() { updated += 1 }
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
  let tree: TemporaryFolder
  let run: DocsRun

  init(_ seed: UInt64) throws {
    sample = RandomTree(seed: seed)
    tree = try TemporaryFolder()
    for (path, bytes) in sample.files { try tree.write(bytes, to: path) }
    run = tree.docsRun(
      DocsSettings(root: tree.path, format: sample.format, unusedSnippets: .warning))
  }

  /// Updates and checks the tree.
  ///
  /// - Returns: Whether there was nothing wrong with it.
  func update() async throws(Trouble) -> Bool {
    let before = sample.files
    let foreseen = await tree.check(run)
    try expect(same: before, "a check wrote something")
    let first = await tree.update(run)
    let after = contents()
    guard !first.hasErrors else {
      try expect(same: before, "an update with errors left something")
      return false
    }
    try expect(
      foreseen.changes.map(\.path) == first.changes.map(\.path), "the check foresaw something else")
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    try expect(changed == first.changes.map(\.path).sorted(), "another file was changed")
    guard sample.isStable else { return true }
    if !sample.isDamaged, sample.format.convention == .inPlaceOverwrite {
      for path in changed {
        // A document may show another one, and has its texts then, too.
        var rest = texts(after[path])[...]
        let isKept = texts(before[path]).allSatisfy { text in
          rest = rest.drop { $0 != text }
          return rest.popFirst() != nil
        }
        try expect(isKept, "the text of \(path) was changed")
      }
    }
    let check = await tree.check(run)
    try expect(check.changes.isEmpty, check.changes.map(\.diff).joined(separator: "\n"))
    try expect(!check.hasErrors, check.lines.joined(separator: "\n"))
    try expect(await tree.update(run).changes.isEmpty, "a second update wrote something")
    try expect(same: after, "a second update changed something")
    return true
  }

  /// Returns the numbers of the texts of a document, in their order.
  private func texts(_ bytes: [UInt8]?) -> [Substring] {
    String(decoding: bytes ?? [], as: UTF8.self).split(separator: RandomPieces.mark).dropFirst()
      .map { $0.prefix(while: \.isNumber) }
  }

  private func expect(same files: [String: [UInt8]], _ trouble: String) throws(Trouble) {
    try expect(contents() == files, trouble)
  }

  private func expect(_ holds: Bool, _ trouble: @autoclosure () -> String) throws(Trouble) {
    if !holds { throw Trouble(description: trouble()) }
  }

  /// All files, with their bytes.
  private func contents() -> [String: [UInt8]] {
    let paths = (try? tree.paths()) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? tree.bytes(of: path)).map { (path, $0) }
      })
  }
}
