extension String {
  /// Returns the text with some scalars replaced.
  ///
  /// - Parameters:
  ///   - isPlain: Returns whether a byte of UTF-8 begins no scalar that is replaced.
  ///   - escape: Returns the text in place of a scalar; `nil` to leave it as it is.
  package func escaped(
    unless isPlain: (UInt8) -> Bool, by escape: (Unicode.Scalar) -> String?
  ) -> String {
    var text = self
    // Nearly all text is plain, which its bytes show quickly.
    if text.withUTF8({ $0.allSatisfy(isPlain) }) { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 64)
    for scalar in text.unicodeScalars {
      if let replacement = escape(scalar) {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
