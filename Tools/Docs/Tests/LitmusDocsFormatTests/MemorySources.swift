import LitmusDocsFormat

/// A tree of files in memory, which answers a document's questions as the file tree does.
struct MemorySources: DocumentSources {
  var files: [String: String] = [:]
  var web: [String: String] = [:]
  var options = FormatOptions()
  private var index: SnippetIndex
  private(set) var findings: [Finding] = []

  init(_ files: [String: String], web: [String: String] = [:], options: FormatOptions) {
    self.files = files
    self.web = web
    self.options = options
    var snippets: [Snippet] = []
    for path in files.keys.sorted() where !path.hasSuffix(".md") {
      let extracted = SnippetExtractor(options: options).extract(
        Array(files[path, default: ""].utf8), path: path)
      snippets += extracted.snippets
      findings += extracted.findings
    }
    index = SnippetIndex(snippets, options: options)
    findings += index.findings
  }

  func snippets(for key: String) -> [Snippet] { index[key] }

  func include(named key: String) throws -> IncludeFile? {
    let name = key.lowercased() + ".include.md"
    let paths = files.keys.sorted().filter {
      $0.lowercased() == name || $0.lowercased().hasSuffix("/" + name)
    }
    let exact = paths.first { "/\($0)".hasSuffix("/\(key).include.md") }
    return (exact ?? paths.first).map { include($0, path: "/" + $0) }
  }

  func wholeFiles(
    matching key: String, document: String, includedFrom: String?
  ) throws -> [Snippet] {
    let paths = files.keys.sorted().filter {
      !$0.hasSuffix(".md") && "/\($0)".lowercased().hasSuffix("/" + key.lowercased())
    }
    return paths.map { snippet($0, key: key, path: "/" + $0) }
      + (paths.isEmpty && files[key] != nil ? [snippet(key, key: key, path: nil)] : [])
  }

  func includedFile(
    _ key: String, document: String, includedFrom: String?
  ) throws -> IncludeFile? {
    files[key].map { _ in include(key, path: nil) }
  }

  func web(_ url: String) -> WebContent {
    guard let text = web[url] else { return .notAsked }
    return text.hasPrefix("!")
      ? .unavailable(String(text.dropFirst())) : .content(Array(text.utf8))
  }

  var hasUnknownSnippets: Bool { false }

  func nearestKey(to key: String) -> String? {
    index.keys.sorted().first { $0.first == key.first }
  }

  private func include(_ file: String, path: String?) -> IncludeFile {
    IncludeFile(file: file, path: path, bytes: Array(files[file, default: ""].utf8))
  }

  private func snippet(_ file: String, key: String, path: String?) -> Snippet {
    wholeFileSnippet(
      Array(files[file, default: ""].utf8), key: key, path: path, filePath: file, options: options)
  }
}

extension ProcessedDocument {
  var text: String { String(decoding: output, as: UTF8.self) }
}

extension Finding {
  /// The finding as the tool prints it.
  var printed: String {
    let location = line.map { "\(file):\($0)" } ?? file
    return "\(location): \(message(updateCommand: "litmus-docs update"))"
  }
}
