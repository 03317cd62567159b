#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

extension TestPackage {
  /// Returns the numbers of the lines that have changed since a commit, in the working tree too.
  ///
  /// - Parameter folders: The folders of the package and of the packages that it depends on by path.
  /// - Returns: The numbers, by the file's absolute path.
  /// - Throws: A ``RunError`` if git does not know the commit.
  func changedLines(in folders: [String]) throws -> (lines: [String: Set<Int>], origin: String) {
    let revision = options.changed ?? "HEAD"
    var changed: [String: Set<Int>] = [:]
    let files = try changedFiles(since: revision, in: folders)
    let added = try addedLines(since: revision, in: folders)
    for file in files {
      if let lines = added[file] {
        changed[file] = lines
      } else if let text = try? String(contentsOfFile: file, encoding: .utf8) {
        // git does not know the file, so all of its lines are new.
        changed[file] = Set(1...text.utf8.count { $0 == 0x0a } + 1)
      }
    }
    return (changed, "since \(visible(revision))")
  }
}

/// The lines that a difference, as `git diff --unified=0` writes it, adds to each file.
struct DifferenceLines {
  /// The numbers of the lines, by the path as git names it.
  private(set) var lines: [String: Set<Int>] = [:]

  /// Reads a difference.
  init(_ text: String) {
    var path: String?
    // The lines of a hunk may begin like those of a header.
    var removed = 0
    var added = 0
    // A line break of Windows is one character.
    for line in text.utf8.split(separator: 0x0a).map(Substring.init) {
      if removed > 0, line.hasPrefix("-") {
        removed -= 1
      } else if added > 0, line.hasPrefix("+") {
        added -= 1
      } else if line.hasPrefix("+++ ") {
        path = Self.path(line.dropFirst(4))
        if let path { lines[path] = [] }
      } else if let hunk = line.firstMatch(of: /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),
        let first = Int(hunk.2)
      {
        removed = Self.count(hunk.1)
        added = Self.count(hunk.3)
        if let path, added > 0 { lines[path, default: []].formUnion(first..<first + added) }
      }
    }
  }

  /// Returns how many lines a hunk has, which it leaves out if it is one.
  private static func count(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 1 }

  /// Returns the path of a file's new version; `nil` if the file was deleted.
  private static func path(_ name: Substring) -> String? {
    let name = name.hasPrefix("\"") ? unquoted(name) : String(name.prefix { $0 != "\t" })
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  /// Returns a name that git has quoted, as in C.
  private static func unquoted(_ name: Substring) -> String {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
      UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var bytes: [UInt8] = []
    var rest = name.dropFirst().utf8
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      if let code = UInt8(String(Substring(rest.prefix(3))), radix: 8), rest.count >= 3 {
        bytes.append(code)
        rest.removeFirst(3)
      } else {
        bytes.append(escapes[next] ?? next)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
