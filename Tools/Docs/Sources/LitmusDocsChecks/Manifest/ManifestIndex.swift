/// The manifests of this repository, by folder and by the package identities that clients use.
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

  /// Returns the manifest of the package that a `package:` argument names; nil for an external package.
  func manifest(named identity: String) -> ManifestFacts? { byIdentity[identity.lowercased()] }

  /// Returns whether an address is that of this repository; if that is unknown, its last component decides.
  func isThisRepository(_ url: String) -> Bool {
    guard addresses.isEmpty else { return addresses.contains(Repository.normalised(url)) }
    return Repository.identity(of: url) == byFolder["."]?.name.lowercased()
  }
}
