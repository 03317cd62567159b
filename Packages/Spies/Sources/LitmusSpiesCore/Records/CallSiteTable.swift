internal import LitmusReporting

/// The places that calls came from; a fake has few, however many calls it gets.
struct CallSiteTable {
  private(set) var all: [CallSite] = []

  /// The place of a call site in the table, which it is added to if it is new.
  mutating func index(of callSite: CallSite) -> UInt16 {
    if let index = all.firstIndex(where: { $0.isIdentical(to: callSite) }) { return UInt16(index) }
    if let index = all.firstIndex(of: callSite) { return UInt16(index) }
    // More places than a fake can have functions: the last one stands for the rest.
    if all.count > Int(UInt16.max) { return .max }
    all.append(callSite)
    return UInt16(all.count - 1)
  }
}
