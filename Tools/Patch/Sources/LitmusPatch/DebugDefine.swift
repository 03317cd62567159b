/// A compilation condition for `#if` that a target defines in debug builds only.
package struct DebugDefine: Hashable, Sendable {
  package let name: String

  /// Returns nil if `#if` does not support the name: it must consist of ASCII letters, digits and `_`.
  package init?(_ name: String) {
    let isIdentifier = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isIdentifier, let first = name.utf8.first, first > UInt8(ascii: "9") else { return nil }
    self.name = name
  }

  /// The setting as written into a manifest.
  package var source: String { ".define(\"\(name)\", .when(configuration: .debug))" }
}
