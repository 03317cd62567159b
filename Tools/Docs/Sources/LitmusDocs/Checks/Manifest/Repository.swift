import Foundation

/// The information about this repository that clients have: its addresses and its versions.
struct Repository: Sendable {
  /// The normalized addresses.
  private(set) var addresses: Set<String>
  /// The newest version that is tagged, or mentioned in the changelog.
  private(set) var newest: SemanticVersion?

  init(_ docsRun: DocsRun) async {
    let root = docsRun.settings.root
    var address = docsRun.settings.repository
    if address == nil { address = await Self.origin(in: root) }
    addresses = Set([address].compactMap(\.self).map(Self.normalised))
    let changelog = (try? String(contentsOfFile: root + "/CHANGELOG.md", encoding: .utf8)) ?? ""
    let tags = await BoundedProcess.git(["tag", "--list"], in: root) ?? ""
    let texts = tags.split(separator: "\n").map(String.init) + Self.versions(in: changelog)
    newest = texts.compactMap { SemanticVersion($0) }.max()
  }

  /// Returns the address of `origin` as it is configured; nil if there is none.
  ///
  /// `git remote get-url` would apply the machine's URL rewriting rules.
  static func origin(in root: String) async -> String? {
    await BoundedProcess.git(["config", "--get", "remote.origin.url"], in: root)
      .map { String($0.trimmed) }
  }

  /// Returns the words in the headings of a changelog that may be versions.
  static func versions(in changelog: String) -> [String] {
    changelog.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#") }.flatMap { heading in
      heading.split { " []()#,:".contains($0) }.map(String.init)
    }
  }

  /// Returns the lowercase address of a repository's page, without its scheme.
  static func normalised(_ url: String) -> String {
    page(of: url.lowercased()).replacing(/^https?:\/\//, with: "")
  }

  /// Returns the address of a repository's page for a browser, without a user and a password.
  ///
  /// - Parameter remote: An address of git, such as `git@host:owner/name.git`; a path is only shortened.
  static func page(of remote: String) -> String {
    var page = remote
    while page.hasSuffix("/") { page.removeLast() }
    if page.hasSuffix(".git") { page.removeLast(4) }
    if let match = page.wholeMatch(of: /(https?:\/\/)(?:[^\/]*@)?(.*)/.ignoresCase()) {
      return String(match.1 + match.2)
    }
    // With another scheme, the port is not that of the pages.
    let pattern = /(?:\w+:\/\/(?:[^\/]*@)?([^\/:]+)(?::\d+)?\/|(?:[^\/]*@)?([^\/:]+):(?!\/\/))(.*)/
    guard let match = page.wholeMatch(of: pattern), let host = match.1 ?? match.2 else {
      return page
    }
    return "https://\(host)/\(match.3)"
  }

  /// Returns the identity that SwiftPM derives for a package from an address or a path.
  static func identity(of location: String) -> String {
    String(normalised(location).split(separator: "/").last ?? "")
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
