import LitmusToolSupport

/// The rules that determine the line ending of the documents that a run writes.
///
/// The line ending is that of the nearest `.gitattributes`, or else of the nearest `.editorconfig`, in
/// the root or an enclosing folder; otherwise that of the document with the shortest path that has
/// one; otherwise `\n`.
struct NewLineRules {
  /// The line ending.
  let newLine: String
  /// The absolute paths of all files that were checked, whether they exist or not.
  let inputs: [String]

  /// - Parameters:
  ///   - tree: The files of the run.
  ///   - compatibility: MarkdownSnippets looks at the documents that it processes, and Litmus at all
  ///     Markdown files, so that the documents that a command names do not matter.
  init(tree: FileTree, compatibility: Compatibility) {
    var inputs: [String] = []
    let folders = pathUpward(from: tree.root)
    var found: String?
    for (name, parse) in [(".gitattributes", Self.gitAttribute), (".editorconfig", Self.editor)] {
      guard found == nil else { break }
      for folder in folders {
        let path = absolutePath(name, in: folder)
        inputs.append(path)
        guard let bytes = try? FileContent.bytes(of: path) else { continue }
        found = parse(TextLines(bytes))
        break
      }
    }
    let uses: FileUses = compatibility == .mdsnippets ? .document : .markdown
    newLine = found ?? Self.ofFiles(uses, in: tree) ?? "\n"
    self.inputs = inputs
  }

  /// Returns the `eol` of `*.md`, or else that of `*`.
  static func gitAttribute(_ lines: TextLines) -> String? {
    var names: [String: Substring] = [:]
    for index in 0..<lines.count {
      let words = lines.string(index).split { $0 == " " || $0 == "\t" }
      guard let pattern = words.first, ["*", "*.md", "*.MD"].contains(pattern) else { continue }
      let name = words.dropFirst().first { $0.lowercased().hasPrefix("eol=") }
      if let name { names[pattern.lowercased()] = name.dropFirst(4) }
    }
    return (names["*.md"] ?? names["*"]).flatMap(newLine(named:))
  }

  /// Returns the `end_of_line` of a section for Markdown, or else that of `[*]`.
  static func editor(_ lines: TextLines) -> String? {
    var names: [Bool: Substring] = [:]
    var isForMarkdown: Bool?
    for index in 0..<lines.count {
      let line = String(lines.string(index).filter { $0 != " " && $0 != "\t" })
      if line.hasPrefix("["), line.hasSuffix("]") {
        let section = line.dropFirst().dropLast()
        isForMarkdown = section == "*" ? false : includesMarkdown(section) ? true : nil
      } else if let isForMarkdown {
        let parts = line.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0].lowercased() == "end_of_line" {
          names[isForMarkdown] = parts[1]
        }
      }
    }
    return (names[true] ?? names[false]).flatMap(newLine(named:))
  }

  private static func includesMarkdown(_ section: Substring) -> Bool {
    let section = section.lowercased()
    if section == "*.md" { return true }
    guard section.hasPrefix("*.{"), section.hasSuffix("}") else { return false }
    return section.dropFirst(3).dropLast().split(separator: ",").contains("md")
  }

  private static func newLine(named name: Substring) -> String? {
    switch name.lowercased() {
    case "lf": "\n"
    case "crlf": "\r\n"
    case "cr": "\r"
    default: nil
    }
  }

  private static func ofFiles(_ uses: FileUses, in tree: FileTree) -> String? {
    let shortestFirst = tree.files.filter { $0.uses.contains(uses) }
      .sorted { ($0.path.utf16.count, $0.path) < ($1.path.utf16.count, $1.path) }
    for file in shortestFirst {
      guard let bytes = try? tree.bytes(of: file.path) else {
        continue
      }
      if let end = firstLineEnd(of: bytes) { return end }
    }
    return nil
  }

  static func firstLineEnd(of bytes: [UInt8]) -> String? {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let index = bytes.firstIndex(where: isEnd) else { return nil }
    if bytes[index] == UInt8(ascii: "\n") { return "\n" }
    return bytes[(index + 1)...].first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}
