#if LITMUS_RUNNER
/// A hash that is the same in every process and on every machine.
///
/// It is Fowler, Noll and Vo's FNV-1a, mixed at the end as in Steele, Lea and Flood's SplitMix64, so that a
/// difference at one position affects all bits.
package struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  package init() {}

  /// The hash of what has been added.
  package var value: UInt64 {
    var mixed = state &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Adds a text and a terminator.
  package mutating func add(_ text: String) {
    add(text.utf8)
    // This byte does not occur in UTF-8.
    add(CollectionOfOne(0xff))
  }
}

extension TestID {
  /// A hash of the full name that is the same in every process and on every machine.
  package var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(module)
    hash.add(suite)
    hash.add(name)
    return hash.value
  }
}
#endif
