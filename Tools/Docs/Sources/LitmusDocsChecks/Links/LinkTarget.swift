/// A link's target, split into its path and its fragment.
struct LinkTarget {
  /// The path as written, without the query and the fragment; empty for a link within the document.
  private(set) var path: Substring
  /// The text after `#`.
  private(set) var fragment: Substring?

  init(_ target: String) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0].prefix { $0 != "?" }
    fragment = parts.count > 1 ? parts[1] : nil
  }

  /// Returns whether an address has a scheme, such as `https:` or `mailto:`, or names another host.
  static func isElsewhere(_ address: ArraySlice<UInt8>) -> Bool {
    guard let first = address.first else { return false }
    if first == .slash { return address.dropFirst().first == .slash }
    guard first.isLetter else { return false }
    let behind = address.drop {
      $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: ".")
    }
    return behind.first == .colon
  }

  /// Returns text with percent escapes decoded, or unchanged if the result is not UTF-8.
  static func percentDecoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? String(text)
  }
}
