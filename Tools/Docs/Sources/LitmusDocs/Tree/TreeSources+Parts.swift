import LitmusToolSupport

// Snippets that have no markers.
extension TreeSources {
  /// Returns the snippet of a part; nil if there is no such file or declaration.
  func snippet(_ part: SourcePart, key: String) throws -> Snippet? {
    switch part {
    case .lines(let lines, let name, let first):
      guard let file = try file(name) else { return nil }
      try refuse(key)
      let bytes = try content(of: file.path)
      try check(lines, of: file, bytes, first: first)
      return lineRangeSnippet(bytes, lines: lines, key: key, path: file.path, options: options)
    case .declaration(let name, let fileName):
      return try declaration(name, fileName: fileName, key: key)
    }
  }

  private func refuse(_ key: String) throws(Problem) {
    if let partsProblem { throw Problem("'\(key)' \(partsProblem)") }
  }

  private func file(_ name: String) throws(Problem) -> TreeFile? {
    let files = wholeFiles.files(endingWith: name)
    guard files.count > 1 else { return files.first }
    let paths = files.map(\.path).joined(separator: ", ")
    throw Problem(
      "'\(name)' names \(files.count) files: write more of the path of one of \(paths)")
  }

  // MARK: Lines

  private func check(
    _ range: ClosedRange<Int>, of file: TreeFile, _ bytes: [UInt8], first: String?
  ) throws(Problem) {
    let lines = TextLines(bytes)
    let last = lines.count
    let line = { (index: Int) in String(lines.string(index).trimmed) }
    let observed = range.lowerBound <= last ? line(range.lowerBound - 1) : ""
    guard let first, !first.isEmpty else {
      throw Problem(
        "the lines of \(file.path) may move: write the first of them after the key, as in "
          + "'\(file.path)#L\(range.lowerBound)-L\(range.upperBound), first: \(observed)'")
    }
    guard observed == first else {
      let places = (0..<last).filter { line($0) == first }
        .sorted { abs($0 + 1 - range.lowerBound) < abs($1 + 1 - range.lowerBound) }
      let end = range.upperBound - range.lowerBound
      let fix =
        places.first.map { "it is now line \($0 + 1): write '#L\($0 + 1)-L\($0 + 1 + end)'" }
        ?? "no line has that text: correct both"
      throw Problem(
        "line \(range.lowerBound) of \(file.path) is '\(observed)', but expected '\(first)': \(fix)"
      )
    }
    guard range.upperBound <= last else {
      throw Problem(
        "\(file.path) has \(last) lines, but expected \(range.upperBound): correct the range")
    }
  }

  // MARK: Declarations

  private func declaration(
    _ name: String, fileName: String?, key: String
  ) throws -> Snippet? {
    var files = wholeFiles.files.filter { $0.path.hasSuffix(".swift") }
    if let fileName {
      guard let file = try file(fileName) else { return nil }
      files = [file]
    }
    typealias Found = (file: TreeFile, declaration: DeclarationFinder.Declaration)
    let found = concurrentMap(files) { [tree] file -> [Found] in
      guard let bytes = try? tree.bytes(of: file.path) else {
        return []
      }
      return DeclarationFinder.declarations(named: name, in: bytes).map { (file, $0) }
    }.flatMap { $0 }
    guard let (file, declaration) = found.first else { return nil }
    try refuse(key)
    guard found.count == 1 else {
      let places = found.map { "\($0.path):\($1.lines.lowerBound) \($1.name)" }
      throw Problem(
        "'\(key)' names \(found.count) declarations, \(places.joined(separator: ", ")): "
          + (try distinction(of: found)))
    }
    return lineRangeSnippet(
      try content(of: file.path), lines: declaration.lines, key: key, path: file.path,
      options: options)
  }

  /// Returns what to write to name the first of several declarations that a key names.
  private func distinction(
    of found: [(file: TreeFile, declaration: DeclarationFinder.Declaration)]
  ) throws -> String {
    let (file, declaration) = found[0]
    let others = found.dropFirst()
    if others.allSatisfy({ $0.declaration.name != declaration.name }) {
      return "write the labels, as in '\(declaration.name)'"
    }
    if others.allSatisfy({ $0.file.path != file.path }) {
      return "write the file, as in '\(file.path)#\(declaration.name)'"
    }
    let lines = declaration.lines
    let first = TextLines(try content(of: file.path)).string(lines.lowerBound - 1).trimmed
    return "put markers around one, or write its lines, as in "
      + "'\(file.path)#L\(lines.lowerBound)-L\(lines.upperBound), first: \(first)'"
  }
}
