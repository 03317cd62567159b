/// A name for `#if` that a target has in debug builds only.
package struct DebugDefine: Hashable, Sendable {
  package let name: String

  /// Nil where `#if` cannot ask for the name: it has to be of ASCII letters, digits and `_`.
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

  /// The setting as it is written into a manifest.
  package var source: String { ".define(\"\(name)\", .when(configuration: .debug))" }
}
