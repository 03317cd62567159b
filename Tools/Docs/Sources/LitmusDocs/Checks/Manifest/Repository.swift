import Foundation

/// The information about this repository that clients have: its addresses and its versions.
struct Repository: Sendable {
  /// The normalized addresses.
  private(set) var addresses: Set<String>
  /// The newest version that is tagged, or mentioned in the changelog.
  private(set) var newest: SemanticVersion?

  init(_ options: CompileOptions) async {
    var urls = options.repositoryURLs
    if urls.isEmpty {
      // As configured: 'git remote get-url' would apply the machine's URL rewriting rules.
      urls = await Self.git(["config", "--get", "remote.origin.url"], options)
    }
    addresses = Set(urls.map(Self.normalised))
    let changelog =
      (try? String(contentsOfFile: options.root + "/CHANGELOG.md", encoding: .utf8)) ?? ""
    let texts = await Self.git(["tag", "--list"], options) + Self.versions(in: changelog)
    newest = texts.compactMap { SemanticVersion($0) }.max()
  }

  /// Returns the words in the headings of a changelog that may be versions.
  static func versions(in changelog: String) -> [String] {
    changelog.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#") }.flatMap { heading in
      heading.split { " []()#,:".contains($0) }.map(String.init)
    }
  }

  /// Returns a lowercase address without its scheme, user and `.git`.
  static func normalised(_ url: String) -> String {
    var rest = url.lowercased()[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    if let user = rest.firstIndex(of: "@") { rest = rest[rest.index(after: user)...] }
    while rest.hasSuffix("/") { rest.removeLast() }
    if rest.hasSuffix(".git") { rest.removeLast(4) }
    return String(rest).replacing(":", with: "/")
  }

  /// Returns the identity that SwiftPM derives for a package from an address or a path.
  static func identity(of location: String) -> String {
    String(normalised(location).split(separator: "/").last ?? "")
  }

  /// Returns the lines that git prints; none if it fails.
  private static func git(_ arguments: [String], _ options: CompileOptions) async -> [String] {
    await BoundedProcess.git(arguments, in: options.root)?.split(separator: "\n").map(String.init)
      ?? []
  }
}

/// A version such as `1.2.3` or `1.2.3-beta.1`.
struct SemanticVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  private var numbers: [Int]
  private var isPrerelease: Bool
  private(set) var description: String

  /// Returns nil if the text is not a version; a leading `v` is ignored.
  init?(_ text: some StringProtocol) {
    let text = String(text.first == "v" ? Substring(text.dropFirst()) : Substring(text))
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap(\.self)
    isPrerelease = text.dropFirst(core.count).first == "-"
    description = text
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    return left.isPrerelease && !right.isPrerelease
  }
}
