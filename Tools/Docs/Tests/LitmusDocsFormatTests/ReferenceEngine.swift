import Foundation

/// The original's in-place update of simple documents, written a second time and plainly.
///
/// It knows snippets between `// begin-snippet: KEY` and `// end-snippet`, which do not nest, include
/// files whose markers are short ones, and one table of contents. It shares no code with the engine.
struct ReferenceEngine {
  private struct Found {
    var path: String
    var first: Int
    var last: Int
    var code: [String]
  }

  private var snippets: [String: [Found]] = [:]
  private var includes: [String: (path: String, lines: [String])] = [:]

  init(_ files: [String: String]) {
    let paths = files.keys.sorted {
      $0.replacing("/", with: "") < $1.replacing("/", with: "")
    }
    for path in paths {
      var begin: (key: String, line: Int)?
      var lines = files[path]!.components(separatedBy: "\n")
      if path.hasSuffix(".include.md") {
        if lines.last == "" { lines.removeLast() }
        let name = path.components(separatedBy: "/").last!
        includes[String(name.dropLast(11))] = ("/" + path, lines)
        continue
      }
      for (index, line) in lines.enumerated() {
        let marker = line.trimmingCharacters(in: .whitespaces)
        if marker.hasPrefix("// begin-snippet: ") {
          begin = (String(marker.dropFirst(18)), index)
        } else if marker == "// end-snippet", let open = begin {
          let code = Self.dedented(Array(lines[(open.line + 1)..<index]))
          let found = Found(path: path, first: open.line + 1, last: index + 1, code: code)
          snippets[open.key, default: []].append(found)
          begin = nil
        }
      }
    }
  }

  private static func isBlank(_ line: String) -> Bool {
    line.allSatisfy(\.isWhitespace)
  }

  private static func dedented(_ lines: [String]) -> [String] {
    var lines = Array(lines.drop(while: isBlank))
    guard let pad = lines.first?.first else { return [] }
    let width = pad == " " || pad == "\t" ? lines[0].prefix { $0 == pad }.count : 0
    lines = lines.indices.filter { $0 == 0 || lines[$0] != "" || lines[$0 - 1] != "" }.map {
      lines[$0]
    }
    lines = lines.map { line in
      String(line.dropFirst(line.prefix(width).prefix { $0 == pad }.count))
    }
    while isBlank(lines[lines.count - 1]) { lines.removeLast() }
    while lines[lines.count - 1].last!.isWhitespace { lines[lines.count - 1].removeLast() }
    return lines
  }

  // MARK: Documents

  /// A document, brought up to date.
  func update(_ document: String) -> String {
    var rest = document.components(separatedBy: "\n")[...]
    if rest.last == "" { rest.removeLast() }
    var written: [String] = []
    var headings: [String] = []
    var contents: Int?
    while let line = rest.popFirst() {
      if let key = Self.includeKey(line, &rest) {
        let lines = included(key)
        written.append(lines[0])
        rest = lines.dropFirst() + rest
        continue
      }
      let indent = String(line.prefix { $0.isWhitespace })
      let text = line.dropFirst(indent.count)
      if line.hasPrefix("#") {
        if contents != nil { headings.append(line) }
        written.append(line)
      } else if text == "toc" || text == "<!-- toc -->" {
        contents = written.count
        if text != "toc" {
          Self.remove(from: &rest, through: "<!-- endToc -->")
          // The line after a block is written as it is.
          if let next = rest.popFirst() { written.append(next) }
        }
      } else if text.hasPrefix("snippet: ") {
        written += block(String(text.dropFirst(9)), indent)
      } else if text.hasPrefix("<!-- snippet: ") {
        Self.remove(from: &rest, through: "<!-- endSnippet -->")
        written += block(String(text.dropFirst(14).dropLast(4)), indent)
        if let next = rest.popFirst() { written.append(next) }
      } else {
        written.append(line)
      }
    }
    if let contents { written.insert(contentsOf: Self.table(headings), at: contents) }
    return written.map { $0 + "\n" }.joined()
  }

  /// The key of an include that a line begins, whose old lines are removed.
  private static func includeKey(_ line: String, _ rest: inout ArraySlice<String>) -> String? {
    if line.hasPrefix("include: ") { return String(line.dropFirst(9)) }
    for marker in ["<!-- singleLineInclude: ", "<!-- include: "] {
      let parts = line.components(separatedBy: marker)
      guard parts.count == 2, marker == "<!-- include: " || parts[0] != "" else { continue }
      if marker == "<!-- include: " { remove(from: &rest, through: "<!-- endInclude -->") }
      return parts[1].components(separatedBy: ". path:")[0].replacing(" -->", with: "")
    }
    return nil
  }

  /// The lines of an include, of which the first is not processed.
  private func included(_ key: String) -> [String] {
    let (path, lines) = includes[key]!
    let name = "\(key). path: \(path)"
    guard let first = lines.first, let last = lines.last else {
      return ["<!-- emptyInclude: \(name) -->"]
    }
    let isFirstAlone = Self.isAlone(first)
    guard lines.count > 1 || isFirstAlone else {
      return ["\(first)<!-- singleLineInclude: \(name) -->"]
    }
    let begin = "<!-- include: \(name) -->"
    let start = isFirstAlone ? [begin, first] : [first + begin]
    guard lines.count > 1 else { return start + ["<!-- endInclude -->"] }
    let end = Self.isAlone(last) ? [last, "<!-- endInclude -->"] : [last + "<!-- endInclude -->"]
    return start + lines.dropFirst().dropLast() + end
  }

  private static func isAlone(_ line: String) -> Bool {
    line.hasPrefix("snippet:") || line.hasPrefix("<!-- endSnippet -->") || line.hasSuffix("```")
      || line.hasPrefix("|") || line.hasSuffix("|")
  }

  private static func remove(from lines: inout ArraySlice<String>, through end: String) {
    while let line = lines.popFirst(), !line.contains(end) {}
  }

  private func block(_ key: String, _ indent: String) -> [String] {
    var lines = ["<!-- snippet: \(key) -->"]
    for (index, found) in snippets[key]!.enumerated() {
      let anchor = index == 0 ? "snippet-\(key)" : "snippet-\(key)-\(index)"
      let address = "/\(found.path)#L\(found.first)-L\(found.last)"
      lines += ["<a id='\(anchor)'></a>", "```\(found.path.components(separatedBy: ".").last!)"]
      // A snippet without lines is an empty line.
      lines += found.code.isEmpty ? [""] : found.code
      lines += [
        "```",
        "<sup><a href='\(address)' title='Snippet source file'>snippet source</a> | "
          + "<a href='#\(anchor)' title='Start of snippet'>anchor</a></sup>",
      ]
    }
    return (lines + ["<!-- endSnippet -->"]).map { indent + $0 }
  }

  private static func table(_ headings: [String]) -> [String] {
    var items: [String] = []
    var counts: [String: Int] = [:]
    for heading in headings {
      let level = heading.prefix { $0 == "#" }.count
      guard (2...3).contains(level), heading.dropFirst(level).hasPrefix(" ") else { continue }
      let title = heading.dropFirst(level).trimmingCharacters(in: .whitespaces)
        .replacing("*", with: "").replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let count = counts[title.lowercased(), default: 0]
      counts[title.lowercased()] = count + 1
      let slug =
        title.lowercased().compactMap { character in
          character == " "
            ? "-"
            : character.isLetter || character.isNumber || "-_".contains(character)
              ? "\(character)" : nil
        }.joined() + (count == 0 ? "" : "-\(count)")
      items.append(String(repeating: "  ", count: level - 1) + "* [\(title)](#\(slug))")
    }
    guard !items.isEmpty else { return ["<!-- toc -->", "<!-- endToc -->"] }
    items[items.count - 1] += "<!-- endToc -->"
    return ["<!-- toc -->", "## Contents", ""] + items
  }
}
