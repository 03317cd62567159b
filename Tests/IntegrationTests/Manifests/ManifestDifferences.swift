/// Compares the root's manifest with those of the packages whose targets it declares again.
///
/// - Parameters:
///   - root: The root's manifest.
///   - packages: The packages' manifests, by their folders, as in `Packages/Spies`.
/// - Returns: A sentence for each difference, in the order of the folders.
func manifestDifferences(root: Manifest, packages: [String: Manifest]) -> [String] {
  let paths = root.dependencies.filter(\.isByPath).map {
    "The root: depends on \($0.identity) by path, so that it cannot be used by version"
  }
  let orphans = root.targets.filter { target in
    target.folder.hasPrefix("Packages/")
      && !packages.keys.contains { target.folder.hasPrefix($0 + "/") }
  }
  let homeless = orphans.map { "\($0.folder): target \($0.name) is in no package but the root" }
  return paths + homeless
    + packages.sorted { $0.key < $1.key }.flatMap { folder, package in
      ManifestComparison(root: root, package: package, folder: folder).differences
        .map { "\(folder): \($0)" }
    }
}

/// The root's manifest and that of one package.
private struct ManifestComparison {
  var root: Manifest
  var package: Manifest
  var folder: String

  var differences: [String] {
    settings + traits + requirements + products + targets
  }

  /// The settings of all targets.
  private var settings: [String] {
    [
      valueDifference(
        "the tools version",
        root.toolsVersion._version,
        package.toolsVersion._version
      ),
      listDifference(
        "language modes",
        root.swiftLanguageVersions ?? [],
        package.swiftLanguageVersions ?? []
      ),
      listDifference("platforms", root.platformsInWords, package.platformsInWords),
    ].compactMap(\.self)
  }

  /// Compares the traits.
  ///
  /// The package may have fewer than the root. Those that it has are default traits if they are in
  /// the root.
  private var traits: [String] {
    let names = Set(package.traits?.map(\.name) ?? [])
    var visible = root
    visible.traits = root.traits?.filter { names.contains($0.name) }
    return entryDifferences("trait", visible.traitsInWords, package.traitsInWords)
  }

  private var requirements: [String] {
    entryDifferences("dependency", root.requirementsInWords, package.requirementsInWords)
  }

  /// Compares the products.
  ///
  /// The package may have more than the root: those of one target, on which the other packages depend.
  private var products: [String] {
    let names = Set(root.products.map(\.name))
    var visible = package
    visible.products = package.products.filter {
      names.contains($0.name) || $0.targets != [$0.name]
    }
    return entryDifferences("product", root.productsInWords, visible.productsInWords)
  }

  private var targets: [String] {
    let own = root.targets.filter { $0.folder.hasPrefix(folder + "/") }
    let ownNames = Set(own.map(\.name))
    return package.targets.filter { !ownNames.contains($0.name) && !testsMacros($0) }
      .map { "target \($0.name): the sub-package has it, the root has not under \(folder)" }
      + own.flatMap { target in
        guard let other = package.targets.first(where: { $0.name == target.name }) else {
          return ["target \(target.name): the root has it, the sub-package has not"]
        }
        return differences(of: target, and: other).map { "target \(target.name): \($0)" }
      }
  }

  /// Whether a target tests macros, and is declared in the package only.
  ///
  /// In the root, SwiftPM would build all libraries a second time for it, because it builds a macro's
  /// dependencies for the host.
  private func testsMacros(_ target: Manifest.Target) -> Bool {
    let macros = Set(package.targets.filter { $0.type == "macro" }.map(\.name))
    return target.type == "test" && target.dependencies.contains { macros.contains($0.name) }
  }

  private func differences(of own: Manifest.Target, and other: Manifest.Target) -> [String] {
    let siblings = package.siblings
    return [
      valueDifference("the kind", own.type, other.type),
      valueDifference("the path", own.folder, "\(folder)/\(other.folder)"),
      listDifference(
        "dependencies",
        own.dependencies.map { $0.inWords(siblings: []) },
        other.dependencies.map { $0.inWords(siblings: siblings) }
      ),
      listDifference("excluded files", own.exclude, other.exclude),
      listDifference("sources", own.sources ?? [], other.sources ?? []),
      listDifference(
        "settings",
        own.settings.map(\.description),
        other.settings.map(\.description)
      ),
      listDifference(
        "resources",
        own.resources.map(\.description),
        other.resources.map(\.description)
      ),
      listDifference(
        "plugins",
        (own.pluginUsages ?? []).map { $0.inWords(siblings: []) },
        (other.pluginUsages ?? []).map { $0.inWords(siblings: siblings) }
      ),
    ].compactMap(\.self)
  }
}
