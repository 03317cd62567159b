internal import LitmusDocsFormat
internal import LitmusToolSupport

/// The rules that determine the line ending of the documents that a run writes.
///
/// The line ending is that of `.gitattributes`, or else `.editorconfig`, in the root or an
/// enclosing folder; otherwise that of the Markdown file with the shortest path that has one;
/// otherwise `\n`.
struct NewLineRules {
  /// The line ending.
  let newLine: String
  /// The absolute paths of all files that were checked, whether they exist or not.
  let inputs: [String]

  init(tree: FileTree) {
    var inputs: [String] = []
    let folders = Self.foldersUpward(from: tree.root)
    var found: String?
    for (name, parse) in [(".gitattributes", Self.gitAttribute), (".editorconfig", Self.editor)] {
      for folder in folders where found == nil {
        let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
        inputs.append(path)
        if let bytes = try? FileContent.bytes(of: path) { found = parse(TextLines(bytes)) }
      }
    }
    newLine = found ?? Self.ofDocuments(tree) ?? "\n"
    self.inputs = inputs
  }

  /// Returns the `eol` of `*.md`, or else that of `*`.
  static func gitAttribute(_ lines: TextLines) -> String? {
    var answers: [Substring: String] = [:]
    for index in 0..<lines.count {
      let words = lines.string(index).split { $0 == " " || $0 == "\t" }
      guard let pattern = words.first, pattern == "*.md" || pattern == "*" else { continue }
      for word in words.dropFirst() where word.hasPrefix("eol=") {
        answers[pattern] = newLine(named: word.dropFirst(4)) ?? answers[pattern]
      }
    }
    return answers["*.md"] ?? answers["*"]
  }

  /// Returns the `end_of_line` of a section for Markdown, or else that of `[*]`.
  static func editor(_ lines: TextLines) -> String? {
    var answers: [Bool: String] = [:]
    var isForMarkdown: Bool?
    for index in 0..<lines.count {
      let line = String(lines.string(index).filter { $0 != " " && $0 != "\t" })
      if line.hasPrefix("["), line.hasSuffix("]") {
        let section = line.dropFirst().dropLast()
        isForMarkdown = section == "*" ? false : includesMarkdown(section) ? true : nil
      } else if let isForMarkdown {
        let parts = line.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0].lowercased() == "end_of_line" {
          answers[isForMarkdown] = newLine(named: parts[1]) ?? answers[isForMarkdown]
        }
      }
    }
    return answers[true] ?? answers[false]
  }

  private static func includesMarkdown(_ section: Substring) -> Bool {
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

  private static func ofDocuments(_ tree: FileTree) -> String? {
    let shortestFirst = tree.files.filter { $0.uses.contains(.markdown) }
      .sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
    for file in shortestFirst {
      guard let bytes = try? FileContent.bytes(of: tree.absolutePath(of: file.path)) else {
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

  private static func foldersUpward(from root: String) -> [String] {
    var folders: [String] = []
    var folder = root
    while !folder.isEmpty, folder != "/" {
      folders.append(folder)
      folder = AtomicReplacement.folder(of: folder)
    }
    return folders + ["/"]
  }
}
