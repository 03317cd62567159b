internal import LitmusReporting

/// A function of a fake as the fake's own code names it, and its source location.
struct SpyCall: Sendable, Equatable {
  /// The name that `#function` evaluates to.
  var name: String
  /// The signature that distinguishes overloads, as in `save(_: Int)`; empty for hand-written fakes.
  var signature = ""
  var callSite: CallSite
}

/// A key that identifies a location in a fake's code without comparing strings.
///
/// It consists of the bits of strings. A record stores the strings as long as the key, so that no other string
/// can get the same address and be mistaken for one of them. Two keys for one location do no harm.
@usableFromInline
struct SpyCallKey: Equatable {
  @usableFromInline let name: UInt64
  @usableFromInline let rest: UInt64
  @usableFromInline let file: UInt64
  @usableFromInline let restOfFile: UInt64
  @usableFromInline let line: Int

  /// Makes the key of a location that a macro wrote: no other location has the same literal.
  @inlinable
  init(signature: StaticString) {
    name = UInt64(UInt(bitPattern: signature.utf8Start))
    rest = 0
    file = 0
    restOfFile = 0
    line = 0
  }

  /// Makes the key of a generic member of a generated fake for the types that it is called with.
  @inlinable
  init(signature: StaticString, memberType: ObjectIdentifier) {
    name = UInt64(UInt(bitPattern: signature.utf8Start))
    rest = UInt64(UInt(bitPattern: memberType))
    file = 0
    restOfFile = 0
    line = 0
  }

  /// Makes the key of a location in a hand-written fake.
  @usableFromInline
  init(_ name: String, fileID: String, line: Int, column: Int) {
    (self.name, rest) = name.bits
    (file, restOfFile) = fileID.bits
    self.line = line << 16 | column
  }
}

extension String {
  /// The bits of the string value: the bytes of a short string, or the address and length of a long one.
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
