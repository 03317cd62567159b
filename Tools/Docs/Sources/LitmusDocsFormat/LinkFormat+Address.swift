extension LinkFormat {
  /// Returns the address of some lines of a file; nil if the host does not support such addresses.
  func address(path: String, startLine: Int, endLine: Int) -> String? {
    let escaped = path.utf8.contains(UInt8(ascii: "#")) ? path.escapingHashes : path
    switch self {
    case .gitHub: return "\(escaped)#L\(startLine)-L\(endLine)"
    case .gitLab: return "\(escaped)#L\(startLine)-\(endLine)"
    case .bitbucket: return "\(escaped)#lines=\(startLine):\(endLine)"
    case .tfs: return "\(escaped)&line=\(startLine)&lineEnd=\(endLine)"
    case .devOps:
      return "?path=\(path.formEncoded)&line=\(startLine)&lineEnd=\(endLine)"
        + "&lineStartColumn=1&lineEndColumn=999"
    case .none: return nil
    }
  }
}

extension String {
  /// The text with each `#` replaced by `%23`.
  var escapingHashes: String {
    split(separator: "#", omittingEmptySubsequences: false).joined(separator: "%23")
  }

  /// The text as a value of a query: with `+` for a space, and all characters except letters, digits
  /// and `-_.!*()` percent-encoded.
  fileprivate var formEncoded: String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in utf8 {
      if byte < 0x80, isLetterOrDigit(UInt32(byte)) || "-_.!*()".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == UInt8(ascii: " ") {
        result += "+"
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
