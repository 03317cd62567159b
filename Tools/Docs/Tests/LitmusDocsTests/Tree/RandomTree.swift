import LitmusToolTestSupport

@testable import LitmusDocs

/// A small tree of documents and sources, and how a run treats it; a seed decides all of it.
struct RandomTree {
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var format = FormatOptions()
  /// Whether some file was damaged, so that markers may swallow text.
  private(set) var isDamaged = false
  private var random: SplitMix64
  private var pieces = RandomPieces()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    chooseOptions()
    addSources()
    addIncludes()
    addDocuments()
    addLineEndRules()
  }

  var title: String { "\(format.compatibility), \(format.convention)" }

  /// Whether a second update must change nothing, as always under Litmus's own rules.
  var isStable: Bool { format.compatibility == .litmus || pieces.isTame }

  private var isInPlace: Bool { format.convention == .inPlaceOverwrite }

  // MARK: Options

  private mutating func chooseOptions() {
    format = FormatOptions(
      random.pick(Compatibility.allCases),
      convention: random.chance(70) ? .inPlaceOverwrite : .sourceTransform)
    format.linkFormat = random.chance(70) ? .gitHub : random.pick(LinkFormat.allCases)
    format.omitSnippetLinks = random.chance(10)
    format.tocLevel = random.pick([1, 2, 2, 3, 9])
    format.tocExcludes = random.chance(10) ? ["heading A"] : []
    format.maxWidth = random.chance(3) ? 12 : nil
    format.treatMissingAsWarning = random.chance(50)
    format.writeHeader = random.chance(70)
    format.header = random.chance(20) ? "GENERATED from {relativePath}\\nby hand" : nil
    format.urlPrefix = random.chance(10) ? "https://x.org/a" : ""
    pieces.isCareful = random.chance(60)
    pieces.isTame = pieces.isCareful && format.compatibility == .mdsnippets
  }

  // MARK: Files

  private mutating func addSources() {
    let paths = [
      "src/a.swift", "Snippets/Main.swift", "with space/b#.ts", "é/😀.cs", "lib/x.y", "data.json",
      "Tests/T.swift",
    ]
    var keys = ["one", "two three", "x-1", "deep", "é"].shuffled(using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      var lines: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let key = pieces.isCareful ? keys.popLast() : random.pick(keys + ["one"])
        lines += pieces.source(of: key ?? "spare \(keys.count)\(files.count)", &random)
      }
      add(random.pick(paths), lines)
    }
    if random.chance(80) { add("first.swift", pieces.source(of: "first", &random)) }
    if random.chance(80) { add("region.cs", pieces.region("Area", &random)) }
  }

  private mutating func addIncludes() {
    for name in ["a", "b", "c", "empty"] where random.chance(75) {
      let folder = random.pick(["", "docs/", "in cl/😀/"])
      add("\(folder)\(name).include.md", name == "empty" ? [] : pieces.include(name, &random))
    }
  }

  private mutating func addDocuments() {
    let paths = ["README", "docs/a b", "docs/#1", "😀/é", "deep/er/x", "mdsource/y", "z"]
      .shuffled(using: &random)
    for path in paths.prefix(Int.random(in: 1...6, using: &random)) {
      let ending = isInPlace ? ".md" : random.pick([".source.md", ".source.mdx"])
      add(path + ending, pieces.document(format, &random))
      if !isInPlace, random.chance(20) { add("\(path).md", ["what stands", "there"]) }
    }
  }

  private mutating func addLineEndRules() {
    if random.chance(20) {
      files[".gitattributes"] = Array("*.md eol=\(random.pick(["lf", "crlf", "cr", "x"]))\n".utf8)
    }
    if random.chance(20) {
      files[".editorconfig"] = Array("[*]\nend_of_line = \(random.pick(["lf", "crlf"]))\n".utf8)
    }
  }

  // MARK: Bytes

  /// Adds a file of lines that end in any way, and some damage.
  private mutating func add(_ path: String, _ lines: [String]) {
    let usual = random.pick(["\n", "\n", "\n", "\r\n", "\r"])
    let isMixed = random.chance(10)
    var text = random.chance(5) ? "\u{FEFF}" : ""
    for (index, line) in lines.enumerated() {
      text += line
      if index == lines.count - 1 && random.chance(30) { break }
      text += isMixed ? random.pick(["\n", "\r\n", "\r"]) : usual
    }
    var bytes = Array(text.utf8)
    if !pieces.isCareful, random.chance(30) {
      isDamaged = true
      for _ in 0...Int.random(in: 0...2, using: &random) { damage(&bytes) }
    }
    files[path] = bytes
  }

  /// Takes bytes out, doubles them, puts a word or a byte between them.
  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: end)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default: bytes.insert(contentsOf: random.pick(RandomPieces.words).utf8, at: place)
    }
  }
}
