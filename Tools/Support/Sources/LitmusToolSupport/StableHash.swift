/// Returns a hash that is the same in every process, unlike the standard library's: FNV-1a.
package func stableHash(of bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
