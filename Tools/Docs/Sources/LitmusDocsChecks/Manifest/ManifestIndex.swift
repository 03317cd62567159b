import Foundation

/// The manifests of this repository, by folder and by the names that clients have for them.
struct ManifestIndex: Sendable {
  private var byFolder: [String: ManifestFacts] = [:]
  private var byIdentity: [String: ManifestFacts] = [:]
  private let addresses: Set<String>

  /// - Parameter manifests: Folders from the root, each with its manifest.
  init(
    _ manifests: some Sequence<(String, ManifestFacts?)>, root: String, _ repository: Repository
  ) {
    addresses = repository.addresses
    for case (let folder, let manifest?) in manifests {
      byFolder[folder] = manifest
      let path = folder == "." ? root : folder
      byIdentity[Repository.identity(of: path)] = manifest
      guard folder == "." else { continue }
      byIdentity[manifest.name.lowercased()] = manifest
      for address in addresses { byIdentity[Repository.identity(of: address)] = manifest }
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
