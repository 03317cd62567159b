#if LITMUS_RUNNER
/// A hash that is the same in every process and on every machine: Fowler, Noll and Vo's FNV-1a,
/// mixed at the end, so that texts which differ in one place differ in all bits.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of what has been added.
  var value: UInt64 {
    var generator = SplitMix64(state: state)
    return generator.next()
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Adds a text, and where it ends.
  mutating func add(_ text: String) {
    add(text.utf8)
    // No text in UTF-8 has this byte.
    add(CollectionOfOne(0xff))
  }
}

extension TestID {
  /// A hash of the whole name that is the same everywhere.
  var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(module)
    hash.add(suite)
    hash.add(name)
    return hash.value
  }
}
#endif
