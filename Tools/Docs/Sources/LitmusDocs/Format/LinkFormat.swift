/// The format of a repository host's links to lines of a file.
///
/// The raw value is the format's name in `litmus-docs.json` and after `--link-format`.
enum LinkFormat: String, Hashable, Sendable, CaseIterable {
  case gitHub = "GitHub"
  case gitLab = "GitLab"
  case bitbucket = "Bitbucket"
  case tfs = "Tfs"
  case devOps = "DevOps"
  case none = "None"
}

extension LinkFormat {
  /// Returns the address of some lines of a file; nil if the host does not support such addresses.
  ///
  /// - Parameter compatibility: MarkdownSnippets encodes only `#` in a path.
  func address(
    path: String, startLine: Int, endLine: Int, compatibility: Compatibility
  ) -> String? {
    let escaped = compatibility == .litmus ? path.pathEncoded : path.escapingHashes
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

  /// The path between a repository's address and a tag or commit, as in `/blob/`; nil if the host has no such
  /// addresses, so that links cannot be pinned.
  var pinnedPath: String? {
    switch self {
    case .gitHub: "/blob/"
    case .gitLab: "/-/blob/"
    case .bitbucket: "/src/"
    case .tfs, .devOps, .none: nil
    }
  }

  /// The fragments about lines.
  ///
  /// Safe to share: it never changes. It takes much longer to parse than to match, and there are many links.
  private nonisolated(unsafe) static let lines =
    // GitHub's own anchors also contain columns: `L12C3-L20C5`.
    /lines=(\d+)(?::(\d+))?|L(\d+)(?:C\d+)?(?:-L?(\d+)(?:C\d+)?)?/

  /// Returns the last line number of a link's fragment in the format of any host, such as `L12`, `L12-L20` or
  /// `lines=1:2`; nil if the fragment is not about lines.
  ///
  /// - Parameter fragment: The text after `#`.
  static func lastLine(inFragment fragment: Substring) -> Int? {
    guard fragment.hasPrefix("L") || fragment.hasPrefix("lines="),
      let match = fragment.wholeMatch(of: lines)
    else { return nil }
    return [match.1, match.2, match.3, match.4].compactMap { $0.flatMap { Int($0) } }.max()
  }
}

extension String {
  /// The text with each `#` replaced by `%23`.
  var escapingHashes: String {
    utf8.contains(UInt8(ascii: "#")) ? replacing("#", with: "%23") : self
  }

  /// The text with the characters percent-encoded that end a path or an attribute, and spaces.
  fileprivate var pathEncoded: String {
    let special = " \"#%'<>?\\^`{|}".utf8
    guard utf8.contains(where: { $0 < 0x20 || special.contains($0) }) else { return self }
    return percentEncoded { $0 > 0x20 && !special.contains($0) }
  }

  /// The text as a value of a query: with `+` for a space, and all characters except letters, digits
  /// and `-_.!*()` percent-encoded.
  fileprivate var formEncoded: String {
    percentEncoded {
      $0 == UInt8(ascii: " ") || $0 < 0x80 && isLetterOrDigit(UInt32($0))
        || "-_.!*()".utf8.contains($0)
    }.replacing(" ", with: "+")
  }

  /// Returns the text with percent escapes for some of its bytes.
  func percentEncoded(except isPlain: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in utf8 {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
