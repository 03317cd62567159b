internal import LitmusReporting

/// A function of a fake as the fake's own code names it, and where it stands.
struct SpyCall: Sendable {
  /// The name that `#function` gives.
  var name: String
  /// What tells overloads apart, as in `save(_: Int)`; empty for fakes by hand.
  var signature: String
  var callSite: CallSite

  init(_ name: String, signature: String = "", callSite: CallSite) {
    self.name = name
    self.signature = signature
    self.callSite = callSite
  }
}

extension CallSite {
  /// Whether both are made of the same literals, which costs next to nothing to find out; if not, they
  /// may still be equal.
  func isIdentical(to other: CallSite) -> Bool {
    line == other.line && column == other.column && fileID.isIdentical(to: other.fileID)
  }
}

extension String {
  /// Whether both strings are the same literal, or so short that they hold the same bytes.
  ///
  /// A string that is kept cannot be mistaken for another one at the same address.
  func isIdentical(to other: String) -> Bool {
    #if _pointerBitWidth(_64)
    let bits = unsafeBitCast(self, to: (UInt64, UInt64).self)
    let otherBits = unsafeBitCast(other, to: (UInt64, UInt64).self)
    return bits == otherBits
    #else
    return self == other
    #endif
  }
}
