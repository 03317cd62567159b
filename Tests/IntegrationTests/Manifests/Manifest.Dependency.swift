extension Manifest {
  /// A package that another depends on.
  struct Dependency: Decodable {
    var identity: String
    /// The address, or the path of a package that is reached by path.
    var location: String
    /// The required versions and the traits, as text.
    var requirement: String
    var isByPath: Bool

    private struct ByPath: Decodable {
      var identity: String
      var path: String
    }

    private struct Fetched: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable {
          var urlString: String
        }

        var remote: [Remote]?
      }

      struct Trait: Decodable {
        var name: String
      }

      var identity: String
      var location: Location
      var requirement: JSONText
      var traits: [Trait]?
    }

    private enum Key: CodingKey {
      case fileSystem, sourceControl
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if let package = try container.decodeIfPresent([ByPath].self, forKey: .fileSystem)?.first {
        (identity, location) = (package.identity.lowercased(), package.path)
        (requirement, isByPath) = ("", true)
      } else {
        var list = try container.nestedUnkeyedContainer(forKey: .sourceControl)
        let package = try list.decode(Fetched.self)
        identity = package.identity.lowercased()
        location = package.location.remote?.first?.urlString ?? package.identity
        let traits = (package.traits ?? []).map(\.name).sorted().joined(separator: ", ")
        requirement = "\(package.requirement)" + (traits.isEmpty ? "" : " (traits: \(traits))")
        isByPath = false
      }
    }
  }
}
