import Foundation

/// Checks whether the sources of snippets are compiled.
struct SnippetSources: Sendable {
  /// All sources that a build compiles, relative to the root; nil if nothing was built.
  private let compiled: Set<String>?
  private let known: [String: [String]]

  init(_ builds: some Sequence<BuildFacts>, _ options: CompileOptions) {
    let sources = builds.map(\.sources)
    let root = canonicalPath(options.root) + "/"
    compiled =
      sources.isEmpty
      ? nil
      : Set(sources.joined().filter { $0.hasPrefix(root) }.map { String($0.dropFirst(root.count)) })
    known = options.snippetSources
  }

  /// Returns the problem with a snippet's source; nil if it is compiled, or if that is unknown.
  ///
  /// - Parameter link: The link to the source that is shown in the document.
  func problem(key: String, link: String?) -> String? {
    guard let compiled else { return nil }
    let sources = link.map { [$0] } ?? known[key] ?? []
    let missing = sources.first { source in
      let isAddress = source.hasPrefix("http://") || source.hasPrefix("https://")
      return isAddress
        ? !compiled.contains { source.hasSuffix("/" + $0) }
        : !compiled.contains(String(source.trimmingPrefix("/")))
    }
    guard let missing else { return nil }
    return
      "the snippet '\(key)' comes from \(missing.trimmingPrefix("/")), which no target compiles; "
      + "move it into a target, or say <!-- skip: reason --> above it"
  }
}
