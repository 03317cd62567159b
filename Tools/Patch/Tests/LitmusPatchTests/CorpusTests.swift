import Foundation
import Testing

@Suite struct `A manifest of the corpus` {
  @Test(arguments: CorpusCase.all)
  func `becomes what is expected, once, and is then what it was, or is refused`(
    _ example: CorpusCase
  ) throws {
    let manifest = try example.manifest
    if let refusal = try example.refusal {
      #expect(patch(manifest) == .refused(refusal.trimmingCharacters(in: .newlines)))
      return
    }
    let patched = try #require(try example.patched)
    #expect(patch(manifest) == .patched(patched))
    #expect(patch(patched) == .patched(patched))
    let removed = try example.removed
    #expect(patch(patched, removes: true) == .patched(removed))
    #expect(patch(removed, removes: true) == .patched(removed))
    // There is nothing to remove.
    if manifest != patched { #expect(patch(manifest, removes: true) == .patched(manifest)) }
  }
}
