internal import Foundation

/// The seeds of a random test, one for each of its rounds.
///
/// `LITMUS_FUZZ_ROUNDS` says how many rounds a test of 300 has, and all others grow with it;
/// `LITMUS_FUZZ_FIRST_SEED` says where they begin, so that several runs see different samples.
///
/// - Parameter rounds: How many there are where nobody says anything.
package func fuzzSeeds(usually rounds: Int) -> Range<UInt64> {
  let environment = ProcessInfo.processInfo.environment
  let first = environment["LITMUS_FUZZ_FIRST_SEED"].flatMap(UInt64.init) ?? 0
  let wanted = environment["LITMUS_FUZZ_ROUNDS"].flatMap(Int.init) ?? 300
  return first..<(first + UInt64(max(1, rounds * wanted / 300)))
}
