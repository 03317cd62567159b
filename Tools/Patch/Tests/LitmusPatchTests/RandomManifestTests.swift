import LitmusToolTestSupport
import Testing

@Suite struct `A random manifest` {
  private let setting = #".define("TESTING_ENABLED", .when(configuration: .debug))"#

  @Test func `gets the setting and nothing else, once, and is what it was without it`() throws {
    for seed in fuzzSeeds(usually: 300) {
      let manifest = RandomManifest(seed: seed)
      let original = Array(manifest.text.utf8)
      let outcome = patch(original)
      let patched = try #require(outcome.bytes, "seed \(seed): \(outcome)\n\(manifest.text)")
      let insertion = Insertion(from: original, to: patched)
      try #require(
        insertion.isOnly([setting]) || insertion.isOnly(["swiftSettings:[\(setting)]"]),
        "seed \(seed): \(outcome)")
      try #require(patch(patched) == outcome, "seed \(seed)")
      let removed = patch(patched, removes: true)
      if manifest.isReversible {
        try #require(removed == .patched(original), "seed \(seed): \(removed)\n\(outcome)")
      } else {
        let rest = try #require(removed.bytes, "seed \(seed): \(removed)\n\(outcome)")
        try #require(patch(rest, removes: true) == removed, "seed \(seed)")
        try #require(patch(rest).bytes != nil, "seed \(seed)")
      }
    }
  }

  @Test func `that is damaged is patched or refused`() throws {
    for seed in fuzzSeeds(usually: 300) {
      var random = SplitMix64(seed: seed)
      var bytes = Array(RandomManifest(seed: seed).text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
        let other = Int.random(in: 0..<bytes.count, using: &random)
        let piece = Array(bytes[other...].prefix(random.pick([0, 1, 5, 40])))
        bytes.replaceSubrange(start..<end, with: piece)
      }
      guard let patched = patch(bytes).bytes else { continue }
      try #require(patch(patched) == .patched(patched), "seed \(seed)")
      try #require(patch(patched, removes: true).bytes != nil, "seed \(seed)")
    }
  }
}
