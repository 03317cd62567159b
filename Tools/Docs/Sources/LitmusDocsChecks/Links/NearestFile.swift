import LitmusDocsFormat

/// Finds the file that a link was most likely meant to lead to.
struct NearestFile {
  /// The names in each folder.
  private let names: [Substring: [String]]
  /// The paths that end with each name, in lowercase.
  private let namesakes: [String: [String]]

  init(_ paths: [String]) {
    names = Dictionary(grouping: paths, by: { Self.split($0).folder })
      .mapValues { paths in paths.map { String(Self.split($0).name) } }
    namesakes = Dictionary(grouping: paths, by: { Self.split($0).name.lowercased() })
  }

  /// Returns a file with a similar name in the same folder, or else one with the same name in
  /// another folder.
  func to(_ path: String) -> String? {
    let (folder, name) = Self.split(path)
    if let nearest = NearestName.of(String(name), among: names[folder] ?? []) {
      return folder.isEmpty ? nearest : "\(folder)/\(nearest)"
    }
    let others = namesakes[name.lowercased()] ?? []
    return NearestName.of(path, among: others) ?? others.min()
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (path[..<slash], path[path.index(after: slash)...])
  }
}
