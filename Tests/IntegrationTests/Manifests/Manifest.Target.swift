extension Manifest {
  struct Target: Decodable {
    struct Setting: Decodable, CustomStringConvertible {
      var kind: JSONText
      var tool: String
      var condition: Condition?

      var description: String { "\(tool): \(kind)\(condition.inWords)" }
    }

    struct Resource: Decodable, CustomStringConvertible {
      var path: String
      var rule: JSONText

      var description: String { "\(rule) \(path)" }
    }

    var name: String
    var type: String
    var path: String?
    var dependencies: [TargetDependency]
    var exclude: [String]
    var sources: [String]?
    var settings: [Setting]
    var resources: [Resource]
    var pluginUsages: [PluginUsage]?

    /// The folder of the target's files, relative to the package's folder.
    var folder: String {
      if let path { return path }
      return switch type {
      case "test": "Tests/\(name)"
      case "plugin": "Plugins/\(name)"
      default: "Sources/\(name)"
      }
    }
  }

  /// The condition of a dependency or a setting.
  struct Condition: Decodable {
    var config: String?
    var platformNames: [String]
    var traits: [String]?
  }

  /// A target or product that a target depends on.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?
    var condition: Condition?

    private enum Key: CodingKey {
      case byName, target, product
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if container.contains(.product) {
        var parts = try container.nestedUnkeyedContainer(forKey: .product)
        name = try parts.decode(String.self)
        package = try parts.decodeIfPresent(String.self)
        _ = try parts.decodeIfPresent([String: String].self)
        condition = try parts.decodeIfPresent(Condition.self)
      } else {
        let key = container.contains(.target) ? Key.target : .byName
        var parts = try container.nestedUnkeyedContainer(forKey: key)
        name = try parts.decode(String.self)
        condition = try parts.decodeIfPresent(Condition.self)
      }
    }

    /// The dependency as text; a product of another package here is shown as the target of that name.
    func inWords(siblings: Set<String>) -> String {
      let origin =
        package.flatMap { siblings.contains($0.lowercased()) ? nil : " of \($0)" } ?? ""
      return name + origin + condition.inWords
    }
  }

  /// A plugin that a target is built with.
  struct PluginUsage: Decodable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: JSONText.Key.self)
      var parts = try container.nestedUnkeyedContainer(forKey: JSONText.Key("plugin"))
      name = try parts.decode(String.self)
      package = try parts.decodeIfPresent(String.self)
    }

    /// The plugin as text; one of another package here is shown as the root's own.
    func inWords(siblings: Set<String>) -> String {
      name + (package.flatMap { siblings.contains($0.lowercased()) ? nil : " of \($0)" } ?? "")
    }
  }
}

extension Manifest.Condition? {
  /// The condition as the end of a phrase, such as ` (traits: Macros)`; empty if there is none.
  fileprivate var inWords: String {
    guard let condition = self else { return "" }
    var parts: [String] = []
    if let config = condition.config { parts.append("configuration: \(config)") }
    if !condition.platformNames.isEmpty {
      parts.append("platforms: " + condition.platformNames.sorted().joined(separator: ", "))
    }
    if let traits = condition.traits {
      parts.append("traits: " + traits.sorted().joined(separator: ", "))
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
