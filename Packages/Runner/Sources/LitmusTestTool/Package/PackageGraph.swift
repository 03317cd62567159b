#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// The targets of a package and of the packages that it depends on by path, as SwiftPM describes them.
struct PackageGraph: Equatable {
  /// A target, and what it is built from.
  struct Target: Equatable {
    var module: String
    /// The folders and files that it consists of, as absolute paths without symbolic links.
    var paths: [String]
    /// The names of the targets and products that it depends on, plug-ins included.
    var dependencies: [String]
    var isTest = false
    /// Whether its sources are of C, C++ or Objective-C, which may include headers of no target.
    var isClang = false
    /// Whether it is a plug-in that writes sources, from any file of the package.
    var writesSources = false
  }

  /// The targets of all packages, by a name that is unique: the package's folder and their name.
  var targets: [String: Target] = [:]
  /// The targets of each product.
  var products: [String: [String]] = [:]
  /// The folders of the packages, the tested one first.
  var folders: [String] = []

  /// Reads the package in a folder, and the packages that it depends on by path.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - describe: Returns what `swift package describe --type json` prints for a folder.
  /// - Throws: A ``RunError`` if SwiftPM does not describe one of them.
  init(of folder: String, describe: (String) throws -> Data) throws {
    var next = [folder]
    while let folder = next.popLast() {
      guard !folders.contains(folder) else { continue }
      folders.append(folder)
      let description = try Description(try describe(folder), of: folder)
      for target in description.targets {
        targets["\(folder)#\(target.name)"] = Target(
          module: target.c99name, paths: Self.paths(target, in: folder),
          dependencies: (target.target_dependencies ?? []).map { "\(folder)#\($0)" }
            + (target.product_dependencies ?? []),
          isTest: target.type == "test", isClang: target.module_type == "ClangTarget",
          writesSources: target.plugin_capability?.type == "buildTool")
      }
      for product in description.products {
        products[product.name, default: []] += product.targets.map { "\(folder)#\($0)" }
      }
      next += description.dependencies.compactMap(\.path).map { RealPath.ofFile($0) }
    }
  }

  private static func paths(_ target: Description.Target, in folder: String) -> [String] {
    let path = target.path.hasPrefix("/") ? target.path : "\(folder)/\(target.path)"
    let outside = (target.resources ?? []).map(\.path)
    return ([path] + linkedPaths(in: path) + outside).map { RealPath.ofFile($0) }
  }

  /// Returns where the symbolic links in a target's folder point to.
  private static func linkedPaths(in folder: String) -> [String] {
    guard
      let files = FileManager.default.enumerator(
        at: URL(filePath: RealPath.ofFile(folder)), includingPropertiesForKeys: [.isSymbolicLinkKey]
      )
    else { return [] }
    return files.compactMap { file in
      guard let file = file as? URL,
        (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true
      else { return nil }
      return file.resolvingSymlinksInPath().path
    }
  }

  /// Returns a target and all that it depends on, by their unique names.
  func dependencies(of name: String) -> Set<String> {
    var found: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      guard let target = targets[name], found.insert(name).inserted else { continue }
      next += target.dependencies.flatMap { targets[$0] == nil ? products[$0] ?? [] : [$0] }
    }
    return found
  }
}

extension PackageGraph {
  /// What `swift package describe --type json` says of a package, as far as it is needed here.
  struct Description: Decodable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    struct Target: Decodable {
      struct Resource: Decodable { var path: String }
      struct Capability: Decodable { var type: String }
      var name: String
      var c99name: String
      var path: String
      var type: String
      var target_dependencies: [String]?
      var product_dependencies: [String]?
      var resources: [Resource]?
      var module_type: String?
      var plugin_capability: Capability?
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
    }

    struct Dependency: Decodable { var path: String? }

    var name: String
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]

    init(_ output: Data, of folder: String) throws(RunError) {
      // SwiftPM may print other lines first.
      let start = output.firstIndex(of: UInt8(ascii: "{")) ?? output.startIndex
      do {
        self = try JSONDecoder().decode(Description.self, from: output[start...])
      } catch {
        throw RunError(
          "SwiftPM does not describe the package in \(visible(folder)).",
          code: .failed)
      }
    }
  }
}
#endif
