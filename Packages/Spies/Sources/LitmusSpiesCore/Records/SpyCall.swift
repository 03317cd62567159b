internal import LitmusReporting

/// A function of a fake as the fake's own code names it, and where it stands.
struct SpyCall: Sendable, Equatable {
  /// The name that `#function` gives.
  var name: String
  /// What tells overloads apart, as in `save(_: Int)`; empty for fakes by hand.
  var signature = ""
  var callSite: CallSite
}

/// What tells the places in a fake's code apart without comparing texts.
///
/// It is made of the bits of strings, which a record keeps for as long as it keeps the key: none can be
/// mistaken for another at the same address. Two keys of one place do no harm.
@usableFromInline
struct SpyCallKey: Equatable {
  @usableFromInline let name: UInt64
  @usableFromInline let rest: UInt64
  @usableFromInline let file: UInt64
  @usableFromInline let restOfFile: UInt64
  @usableFromInline let line: Int

  /// The key of a place that a macro wrote: no other has the same literal.
  @inlinable
  init(signature: StaticString) {
    name = UInt64(UInt(bitPattern: signature.utf8Start))
    rest = 0
    file = 0
    restOfFile = 0
    line = 0
  }

  /// The key of a place in a fake by hand.
  @usableFromInline
  init(_ name: String, fileID: String, line: Int, column: Int) {
    (self.name, rest) = name.bits
    (file, restOfFile) = fileID.bits
    self.line = line << 16 | column
  }
}

extension String {
  /// The string's own bits: the bytes of a short text, or the address of a long one and its length.
  fileprivate var bits: (UInt64, UInt64) {
    withUnsafeBytes(of: self) { bytes in
      // Where pointers have 32 bits, a string has 12 bytes, and the halves overlap.
      (
        bytes.loadUnaligned(as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      )
    }
  }
}
