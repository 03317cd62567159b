/// The manifests of this repository, by folder and by the names that clients have for them.
struct ManifestIndex: Sendable {
  private var byFolder: [String: ManifestFacts] = [:]
  private var byIdentity: [String: ManifestFacts] = [:]
  private let addresses: Set<String>
  let folders: ManifestPaths

  init(_ folders: ManifestPaths, _ repository: Repository) {
    self.folders = folders
    addresses = repository.addresses
  }

  mutating func add(_ manifest: ManifestFacts, in folder: String) {
    byFolder[folder] = manifest
    if folder == "." {
      for name in folders.repositoryNames { byIdentity[name] = manifest }
    } else {
      byIdentity[Repository.identity(of: folder)] = manifest
    }
  }

  func manifest(in folder: String) -> ManifestFacts? { byFolder[folder] }

  /// The manifest of the package that a `package:` argument means; nil for a foreign one.
  func manifest(named identity: String) -> ManifestFacts? { byIdentity[identity.lowercased()] }

  /// Whether an address leads here; where the repository's own is unknown, its last part decides.
  func isThisRepository(_ url: String) -> Bool {
    guard addresses.isEmpty else { return addresses.contains(Repository.normalised(url)) }
    return Repository.identity(of: url) == byFolder["."]?.name.lowercased()
  }
}
