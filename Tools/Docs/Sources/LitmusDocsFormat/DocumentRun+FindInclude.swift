extension DocumentRun {
  /// The content of an include, with an identifier that is equal for keys with the same content.
  struct ResolvedInclude {
    var file: IncludeFile
    var identity: String
  }

  /// The result of looking up an include's key.
  enum IncludeAnswer {
    case include(ResolvedInclude)
    /// The existing lines are kept.
    case keep
    case missing
    /// It cannot be used, and a finding reports why.
    case failed
  }

  /// Looks up an include: among the include files, the snippets, on the web, then among all files.
  mutating func findInclude(_ key: String, _ line: Int, _ cursor: DocumentCursor) -> IncludeAnswer {
    do {
      if let file = try sources.include(named: key) {
        return checked(ResolvedInclude(file: file, identity: file.file), key, line, cursor)
      }
      let snippets = sources.snippets(for: key)
      if !snippets.isEmpty { return include(snippets, key, line, cursor) }
      if key.isWebAddress {
        switch content(of: key, line, cursor) {
        case .content(let bytes):
          let file = IncludeFile(file: key, path: nil, bytes: bytes)
          return checked(ResolvedInclude(file: file, identity: key), key, line, cursor)
        case .notAsked: return .keep
        case .unavailable: return options.treatMissingAsWarning ? .missing : .failed
        }
      }
      let file = try sources.includedFile(
        key, document: document, includedFrom: cursor.chain.isEmpty ? nil : cursor.file)
      if let file {
        return checked(ResolvedInclude(file: file, identity: file.file), key, line, cursor)
      }
    } catch {
      report("\(error)", at: line, in: cursor.file)
      return .failed
    }
    report(
      "there is no include '\(key)': write \(key).include.md, or name a file or a snippet",
      at: line, in: cursor.file, isWarning: options.treatMissingAsWarning)
    return options.treatMissingAsWarning ? .missing : .failed
  }

  private mutating func include(
    _ snippets: [Snippet], _ key: String, _ line: Int, _ cursor: DocumentCursor
  ) -> IncludeAnswer {
    usedKeys.insert(key)
    let snippet = snippets[0]
    let place = "the snippet '\(key)' (\(snippet.file):\(snippet.startLine))"
    if snippets.count > 1 {
      report(
        "\(place) is defined \(snippets.count) times: an include needs one that is defined once",
        at: line, in: cursor.file)
      return .failed
    }
    if let error = snippet.error {
      report("\(place) \(error)", at: line, in: cursor.file)
      return .failed
    }
    // A snippet has one line at least, even if it is empty.
    let lines = snippet.text + [UInt8(ascii: "\n")]
    let file = IncludeFile(file: snippet.file, path: snippet.path, bytes: lines)
    let identity = "\(snippet.file):\(snippet.startLine)"
    return checked(ResolvedInclude(file: file, identity: identity), key, line, cursor)
  }

  /// Returns the include, if it is valid UTF-8 and does not include itself.
  private mutating func checked(
    _ include: ResolvedInclude, _ key: String, _ line: Int, _ cursor: DocumentCursor
  ) -> IncludeAnswer {
    if include.file.bytes.mistakeInEncoding != nil {
      report(
        "the include '\(key)' is not valid UTF-8: save \(include.file.file) as UTF-8", at: line,
        in: cursor.file)
      return .failed
    }
    let origin = DocumentCursor.Link(key: document, identity: document)
    let chain = [origin] + cursor.chain
    if let first = chain.firstIndex(where: { $0.identity == include.identity }) {
      let keys = chain[first...].map(\.key) + [first == 0 ? document : key]
      report(
        "the includes go in a circle, \(keys.joined(separator: " → ")): take one of them out",
        at: line, in: cursor.file)
      return .failed
    }
    if cursor.chain.count >= Self.deepestInclude {
      report(
        "includes stand in includes more than \(Self.deepestInclude) deep: take some of them out",
        at: line, in: cursor.file)
      return .failed
    }
    includes += 1
    if includes > Self.mostIncludes {
      if includes == Self.mostIncludes + 1 {
        report(
          "the document has more than \(Self.mostIncludes) includes: do not let includes multiply",
          at: line, in: cursor.file)
      }
      return .failed
    }
    return .include(include)
  }
}
