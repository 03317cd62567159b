/// The parts of the output of `swift package dump-package` on which two manifests must agree.
struct Manifest: Decodable {
  struct ToolsVersion: Decodable {
    var _version: String
  }

  struct Platform: Decodable {
    var platformName: String
    var version: String
  }

  struct Trait: Decodable {
    var name: String
    var description: String?
    var enabledTraits: [String]
  }

  struct Product: Decodable {
    var name: String
    var type: JSONText
    var targets: [String]
  }

  var name: String
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?
  var platforms: [Platform]
  var traits: [Trait]?
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]
}

// MARK: - The parts as text
extension Manifest {
  var platformsInWords: [String] { platforms.map { "\($0.platformName) \($0.version)" } }

  /// The packages that are reached by path, in lower case: the other packages of the repository.
  var siblings: Set<String> {
    Set(dependencies.filter(\.isByPath).map(\.identity))
  }

  /// A trait's description and what it enables, by its name.
  var traitsInWords: [String: String] {
    let names = Set(traits?.map(\.name) ?? [])
    return Dictionary(
      (traits ?? []).map { trait in
        let enabled = trait.enabledTraits.filter(names.contains).sorted().joined(separator: ", ")
        let description = "\"\(trait.description ?? "")\""
        return (trait.name, "\(description) enabling \(enabled.isEmpty ? "nothing" : enabled)")
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The requirement on each package that is fetched, by its address.
  var requirementsInWords: [String: String] {
    Dictionary(
      dependencies.filter { !$0.isByPath }.map { ($0.location, $0.requirement) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A product's kind and targets, by its name.
  var productsInWords: [String: String] {
    Dictionary(
      products.map { ($0.name, "\($0.type) of \($0.targets.joined(separator: ", "))") },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
