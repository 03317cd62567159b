import Foundation

/// The targets and packages that a target needs, whatever traits are enabled.
struct TargetClosure {
  /// The targets, without those of fetched packages.
  private(set) var targets: [String: Manifest.Target] = [:]
  /// The packages that are fetched for them.
  private(set) var fetched: Set<String> = []
  /// The folder of each target.
  private(set) var folders: [String: URL] = [:]

  /// Follows the dependencies of a target, through packages that are reached by path too.
  ///
  /// - Parameters:
  ///   - name: The target.
  ///   - package: The identity of its package, in lower case.
  ///   - manifests: The manifests of all packages of the repository, by identity.
  ///   - locations: The folders of these packages, by identity.
  init(
    of name: String, in package: String, manifests: [String: Manifest], locations: [String: URL]
  ) {
    add(name, in: package, manifests, locations)
  }

  private mutating func add(
    _ name: String, in package: String, _ manifests: [String: Manifest], _ locations: [String: URL]
  ) {
    guard targets[name] == nil, let manifest = manifests[package],
      let target = manifest.targets.first(where: { $0.name == name })
    else { return }
    targets[name] = target
    // The folder of a target may be a link to that of another.
    folders[name] = locations[package]?.appending(path: target.folder).resolvingSymlinksInPath()
    for dependency in target.dependencies {
      let owner = dependency.package?.lowercased() ?? package
      guard let other = manifests[owner] else {
        fetched.insert(owner)
        continue
      }
      let product = other.products.first { $0.name == dependency.name }
      let names = owner == package ? [dependency.name] : product?.targets ?? [dependency.name]
      for next in names { add(next, in: owner, manifests, locations) }
    }
  }

  /// The targets that are macros, plug-ins, or have files in another language than Swift.
  var foreign: [String] {
    targets.values.filter { target in
      guard target.type == "regular", let folder = folders[target.name] else { return true }
      let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
      let names = files?.compactMap { $0 as? String } ?? []
      return names.isEmpty
        || names.contains {
          ["c", "cpp", "h", "m", "mm", "s", "S"].contains(($0 as NSString).pathExtension)
        }
    }.map(\.name).sorted()
  }
}
