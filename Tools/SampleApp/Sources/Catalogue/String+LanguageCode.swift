extension String {
  /// Whether the text has the form of a language's two-letter code: `fr`, but not `FR` or
  /// `français`.
  var isLanguageCode: Bool {
    utf8.count == 2 && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
