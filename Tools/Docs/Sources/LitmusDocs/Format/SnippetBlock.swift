/// Writes the lines that show a snippet in a document.
struct SnippetBlock {
  static let end: StaticString = "<!-- endSnippet -->"

  let options: FormatOptions
  /// The marker's indentation, which is added to each line.
  let indent: UnsafeBufferPointer<UInt8>

  /// Appends a block with all snippets of a key.
  ///
  /// - Parameter name: The comment that begins the block.
  func append(_ snippets: [Snippet], _ name: String, key: String, to output: inout [UInt8]) {
    line([name], to: &output)
    for (index, snippet) in snippets.enumerated() {
      let base = "snippet-" + (snippet.webAddress?.escapingHashes ?? snippet.anchor ?? key)
      let anchor = index == 0 ? base : "\(base)-\(index)"
      if !options.omitSnippetLinks { line(["<a id='", anchor, "'></a>"], to: &output) }
      code(of: snippet, to: &output)
      if options.omitSnippetLinks { continue }
      line(links(to: snippet, anchor), to: &output)
    }
    line([Self.end.description], to: &output)
  }

  /// Appends a block that shows why there is no snippet.
  ///
  /// - Parameters:
  ///   - name: The comment that begins the block.
  ///   - text: The reason.
  func appendMissing(_ name: String, _ text: String, to output: inout [UInt8]) {
    line([name], to: &output)
    line(["```"], to: &output)
    line(["** ", text, " **"], to: &output)
    line(["```"], to: &output)
    line([Self.end.description], to: &output)
  }

  private func links(to snippet: Snippet, _ anchor: String) -> [String] {
    if let web = snippet.webAddress, options.linkFormat != .none {
      let page = snippet.webPage.map { "\($0)#L\(snippet.startLine)-L\(snippet.endLine)" }
      return ["<sup><a href='", page ?? web, "' title='Snippet source file'>anchor</a></sup>"]
    }
    let own = ["<a href='#", anchor, "' title='Start of snippet'>anchor</a></sup>"]
    guard let path = snippet.path,
      let address = options.linkFormat.address(
        path: path, startLine: snippet.startLine, endLine: snippet.endLine,
        compatibility: options.compatibility)
    else { return ["<sup>"] + own }
    let title = "' title='Snippet source file'>snippet source</a> | "
    return ["<sup><a href='", options.urlPrefix, address, title] + own
  }

  private func code(of snippet: Snippet, to output: inout [UInt8]) {
    let fence = options.compatibility == .litmus ? MarkdownFence.around(snippet.text) : "```"
    output.append(contentsOf: indent)
    output.append(fence)
    output.append(snippet.language)
    if let attributes = snippet.attributes { output.append(" \(attributes)") }
    output.append(.lineFeed)
    let text = String(decoding: snippet.text, as: UTF8.self).unicodeScalars
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine) {
      line([String(part)], to: &output)
    }
    line([fence], to: &output)
  }

  private func line(_ pieces: [String], to output: inout [UInt8]) {
    output.append(contentsOf: indent)
    for piece in pieces { output.append(piece) }
    output.append(.lineFeed)
  }
}

extension Unicode.Scalar {
  /// Whether lines of a snippet end with it.
  fileprivate var endsLine: Bool {
    // A set would compute a hash of each scalar.
    switch self {
    case "\n", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
