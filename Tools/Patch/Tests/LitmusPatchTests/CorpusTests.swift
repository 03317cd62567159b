import Foundation
import Testing

@Suite struct `A manifest of the corpus` {
  @Test(arguments: CorpusCase.all)
  func `becomes what is expected, or is refused with the reason`(_ example: CorpusCase) throws {
    let outcome = patch(try example.manifest)
    if let refusal = try example.refusal {
      #expect(outcome == .refused(refusal.trimmingCharacters(in: .newlines)))
    } else {
      let patched = try example.patched
      #expect(try outcome == .patched(#require(patched)))
    }
  }

  @Test(arguments: CorpusCase.all)
  func `is not changed a second time`(_ example: CorpusCase) throws {
    guard let patched = try example.patched else { return }
    #expect(patch(patched) == .patched(patched))
  }

  @Test(arguments: CorpusCase.all)
  func `is what it was when the setting is removed again`(_ example: CorpusCase) throws {
    guard let patched = try example.patched else { return }
    let removed = try example.removed
    #expect(patch(patched, removes: true) == .patched(removed))
    #expect(patch(removed, removes: true) == .patched(removed))
  }

  @Test(arguments: CorpusCase.all)
  func `is not changed where there is nothing to remove`(_ example: CorpusCase) throws {
    guard let patched = try example.patched, try patched != example.manifest else { return }
    #expect(patch(try example.manifest, removes: true) == .patched(try example.manifest))
  }

  @Test(arguments: CorpusCase.all)
  func `has each byte that it had, in its order`(_ example: CorpusCase) throws {
    guard let patched = try example.patched else { return }
    let manifest = try example.manifest
    // The literal is the only thing that the setting takes the place of.
    if example.name == "settings-nil" { return }
    #expect(Insertion(from: manifest, to: patched).added != nil)
  }

  @Test func `is one of at least 30`() {
    #expect(CorpusCase.all.count >= 30)
  }
}
