import Foundation
import LitmusToolSupport

/// The names of the symbols that a catalog's links can lead to.
///
/// Symbol graphs have all of them; without these, they are those in the sources, where a member may
/// also be inherited, so that its name must only occur anywhere.
struct SymbolNames: Equatable, Sendable {
  /// The ends of all paths in the symbol graphs, with and without parameters; nil without a graph.
  private var paths: Set<String>?
  /// The names of declarations and modules.
  private var declared: Set<String> = ["Swift"]
  /// These names in lowercase.
  private var pages: Set<String> = []
  /// The hashes of all words in the sources, outside of comments.
  private var words: Set<UInt64> = []

  init() {}

  /// - Parameter sources: The texts of sources.
  init(sources: [[UInt8]]) {
    for names in concurrentMap(sources, chunk: 4, { SourceNames($0) }) {
      declared.formUnion(names.declared)
      words.formUnion(names.words)
    }
    pages = Set(declared.map { $0.lowercased() })
  }

  /// Adds the names of modules.
  mutating func add(_ modules: some Sequence<String>) {
    declared.formUnion(modules)
    pages.formUnion(modules.map { $0.lowercased() })
  }

  /// Adds the names in symbol graphs that are sources themselves, as those of directives and of other languages.
  mutating func add(graphs: [Data]) {
    for graph in Self.read(graphs) {
      let names = [graph.module.name] + graph.symbols.flatMap { $0.pathComponents.map(Self.base) }
      add(names)
      words.formUnion(names.map { stableHash(of: $0.utf8) })
    }
  }

  private static func read(_ graphs: [Data]) -> [SymbolGraph] {
    graphs.compactMap { try? JSONDecoder().decode(SymbolGraph.self, from: $0) }
  }

  /// - Parameter graphs: The contents of symbol graphs; what is not one is ignored.
  /// - Returns: Nil if none of them is one.
  init?(graphs: [Data]) {
    var paths: Set<String> = []
    for graph in Self.read(graphs) {
      declared.insert(graph.module.name)
      paths.insert(graph.module.name)
      for symbol in graph.symbols {
        let parts = [graph.module.name] + symbol.pathComponents
        declared.formUnion(parts.map(Self.base))
        for start in parts.indices {
          let end = parts[start...]
          paths.insert(end.joined(separator: "/"))
          paths.insert(end.map(Self.base).joined(separator: "/"))
        }
      }
    }
    if paths.isEmpty { return nil }
    self.paths = paths
    pages = Set(declared.map { $0.lowercased() })
  }

  /// Returns whether there is a symbol with this path, such as `Cart/add(_:)` or `MyModule/Cart`.
  func contains(_ path: [String]) -> Bool {
    let parts = path.map(Self.withoutDisambiguation)
    if let paths { return paths.contains(parts.joined(separator: "/")) }
    guard let first = parts.first else { return false }
    var isKnown = parts.count == 1 && !Self.isType(first) ? isWord(first) : hasDeclared(first)
    // The type that an extension extends is a page of its own module, which need not be imported.
    if parts.count > 1, !isKnown { isKnown = hasDeclared(parts[1]) }
    return isKnown && parts.dropFirst().allSatisfy(isWord)
  }

  /// Returns whether there is a symbol or a module with this name, as in the address of its page.
  func containsPage(_ name: String) -> Bool {
    let base = Self.base(Self.withoutDisambiguation(name)).lowercased()
    return pages.contains(base)
  }

  /// Returns a known path that is similar to an unknown one.
  func nearest(to path: [String]) -> String? {
    if let paths { return NearestName.of(path.joined(separator: "/"), among: paths) }
    let parts = path.map { Self.base(Self.withoutDisambiguation($0)) }
    guard let wrong = parts.first(where: { !hasDeclared($0) && !isWord($0) }) ?? parts.first,
      let nearest = NearestName.of(wrong, among: declared), nearest != wrong
    else { return nil }
    return parts.map { $0 == wrong ? nearest : $0 }.joined(separator: "/")
  }

  private func hasDeclared(_ name: String) -> Bool { declared.contains(Self.base(name)) }

  private func isWord(_ name: String) -> Bool {
    let base = Self.base(name)
    // An operator may be inherited.
    guard let first = base.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else {
      return true
    }
    return words.contains(stableHash(of: base.utf8)) || Self.inherited.contains(base)
  }

  /// Members that the compiler or the standard library adds to types.
  private static let inherited = Set(
    """
    AllCases RawValue advanced allCases allSatisfy append assertIsolated assumeIsolated
    compactMap contains count debugDescription description distance drop dropFirst dropLast
    elementsEqual encode endIndex enumerated errorDescription failureReason filter first
    firstIndex firstRange flatMap forEach formIndex formIntersection formSymmetricDifference
    formUnion hash hashValue helpAnchor index indices init insert intersection isDisjoint
    isEmpty isMultiple isStrictSubset isStrictSuperset isSubset isSuperset joined last
    lastIndex lazy lexicographicallyPrecedes localizedDescription magnitude makeAsyncIterator
    makeIterator map max min moveSubranges negate partition popFirst popLast
    preconditionIsolated prefix quotientAndRemainder randomElement ranges rawValue
    recoverySuggestion reduce remove removeAll removeFirst removeLast removeSubrange
    removeSubranges replace replaceSubrange replacing reserveCapacity reverse reversed shuffle
    shuffled signum sort sorted split startIndex starts stride subranges subscript subtract
    subtracting suffix swapAt symmetricDifference trim trimPrefix trimmingPrefix
    underestimatedCount union unownedExecutor update withContiguousMutableStorageIfAvailable
    withContiguousStorageIfAvailable
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns a part of a path without `-8p2p8`, `-swift.struct` or `->Int` at its end.
  private static func withoutDisambiguation(_ part: String) -> String {
    var name = part.replacing("`", with: "")
    if let arrow = name.dropFirst().firstRange(of: "->") {
      name = String(name[..<arrow.lowerBound])
    }
    let pattern = /-(?:[0-9a-z]{1,6}|\([^)]*\)|(?:swift|objc|c|data)?\.?[a-z]+(?:\.[a-z]+)*)$/
    while let match = name.dropFirst().firstMatch(of: pattern) {
      name = String(name[..<match.range.lowerBound])
    }
    return name
  }

  /// Returns a name without its parameters.
  private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func isType(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

/// The names in a source.
private struct SourceNames {
  private(set) var declared: Set<String> = []
  private(set) var words: Set<UInt64> = []

  /// The hashes of the words before names; those of targets are after `name:`.
  private static let keywords = Set(
    [
      "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let",
      "macro", "name", "protocol", "struct", "typealias", "typedef", "var",
    ].map { stableHash(of: $0.utf8) })

  init(_ source: [UInt8]) {
    var position = 0
    var isNameNext = false
    while position < source.count {
      let byte = source[position]
      if source.has("//", at: position, before: source.count) {
        position = source.firstIndex(of: "\n", from: position, before: source.count) ?? source.count
      } else if source.has("/*", at: position, before: source.count),
        // Otherwise it is most likely a glob in a string.
        position == 0 || source[position - 1].isWhiteSpace
      {
        position = source.firstIndex(of: "*/", from: position, before: source.count) ?? source.count
      } else if byte.isLetter || byte == .underscore || byte >= 0x80 {
        let start = position
        while position < source.count,
          source[position].isWordByte || source[position] == .underscore
        {
          position += 1
        }
        let word = source[start..<position]
        let hash = stableHash(of: word)
        words.insert(hash)
        if isNameNext { declared.insert(String(decoding: word, as: UTF8.self)) }
        isNameNext = Self.keywords.contains(hash)
      } else {
        if !byte.isWhiteSpace, !":\"`".utf8.contains(byte) { isNameNext = false }
        position += 1
      }
    }
  }
}
