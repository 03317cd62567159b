import Foundation

/// The compiler settings of a package's modules, which also apply to code that imports them.
struct BuildFacts: Sendable {
  /// The path of the compiler, or its name.
  var compiler: String
  var flags: [String]
  /// All sources that the build compiles, absolute.
  var sources: Set<String>
  /// The module that compiles each of these sources of the package.
  var modules: [String: String] = [:]
  /// The package's modules that other modules can import, sorted.
  private(set) var libraries: [String] = []
  /// The folders of the package's modules.
  private let importPaths: [String]
  /// The folder with the objects of each target; nil if there is no target.
  var objectsFolder: String?
  /// The targets that each target needs, directly and indirectly.
  var dependencies: [String: [String]] = [:]

  /// - Parameters:
  ///   - description: The content of the `description.json` that SwiftPM writes into a build folder.
  ///   - package: The absolute path of the package.
  ///   - build: The absolute path of the build folder, whose sources do not belong to the package.
  init(_ description: Data, package: String, build: String) throws {
    let plan = try JSONDecoder().decode(BuildDescription.self, from: description)
    let all = plan.swiftCommands.sorted { $0.key < $1.key }.map(\.value)
    let own = all.filter { command in
      command.sources.contains { $0.hasPrefix(package + "/") && !$0.hasPrefix(build + "/") }
    }
    let flags = own.map { SwiftFlags($0.otherArguments) }
    // The modules that macros need are also built a second time, for the host.
    let imported = own.filter { !$0.importPath.hasSuffix("-tool") }
    importPaths = imported.map(\.importPath).unique()
    let search = imported.flatMap { SwiftFlags($0.otherArguments).search }
    compiler = all.first?.executable ?? "swiftc"
    sources = Set(all.flatMap(\.sources))
    for command in imported {
      for source in command.sources { modules[source] = command.moduleName }
    }
    // The tests and the programs of a package are not for its users.
    libraries = imported.filter { command in
      (command.isLibrary ?? true)
        && !command.sources.contains { source in
          source.dropFirst(package.count).hasPrefix("/Tests/") || source.hasSuffix("/main.swift")
            || source.contains("/Plugins/")
        }
    }.compactMap(\.moduleName).unique().sorted()
    objectsFolder = imported.first.map { ($0.importPath as NSString).deletingLastPathComponent }
    dependencies = plan.targetDependencyMap ?? [:]
    self.flags =
      importPaths.flatMap { ["-I", $0] }
      + (flags.first?.language ?? [])
      + search.unique().flatMap { $0 }
      + flags.flatMap(\.defines).unique()
      + SwiftFlags.shared(flags.map(\.upcomingFeatures)).flatMap {
        ["-enable-upcoming-feature", $0]
      }
  }

  /// Drops the libraries that the build has planned and not built, because they are for other platforms.
  mutating func dropUnbuiltLibraries() {
    libraries.removeAll { module in
      !importPaths.contains {
        FileManager.default.fileExists(atPath: "\($0)/\(module).swiftmodule")
      }
    }
  }
}

/// The part of SwiftPM's build description that is needed.
private struct BuildDescription: Decodable {
  struct Command: Decodable {
    var executable: String
    var importPath: String
    var isLibrary: Bool?
    var moduleName: String?
    var otherArguments: [String]
    var sources: [String]
  }

  var swiftCommands: [String: Command]
  var targetDependencyMap: [String: [String]]?
}

/// The arguments of a module's compilation that also matter for code that imports it.
struct SwiftFlags {
  /// The platform, the language mode and the path of clang's module cache.
  private(set) var language: [String] = []
  /// The search paths of modules, frameworks and macros, each with its option.
  private(set) var search: [[String]] = []
  private(set) var defines: [String] = []
  private(set) var upcomingFeatures: [String] = []

  init(_ arguments: [String]) {
    // Arguments for the compiler's components follow `-Xfrontend` and `-Xcc`.
    var rest = arguments.filter { $0 != "-Xfrontend" }[...]
    while let option = rest.popFirst() {
      switch option {
      case "-target", "-sdk", "-swift-version", "-module-cache-path":
        language += [option] + [rest.popFirst()].compactMap(\.self)
      case "-I", "-F", "-plugin-path", "-load-plugin-executable":
        search.append([option] + [rest.popFirst()].compactMap(\.self))
      case "-enable-upcoming-feature":
        upcomingFeatures += [rest.popFirst()].compactMap(\.self)
      case "-Xcc":
        readClangOption(&rest)
      default:
        if option.hasPrefix("-D"), !option.hasPrefix("-DSWIFT_MODULE_RESOURCE") {
          defines.append(option)
        }
      }
    }
  }

  private mutating func readClangOption(_ rest: inout ArraySlice<String>) {
    guard let option = rest.popFirst() else { return }
    if option.hasPrefix("-fmodule-map-file=") {
      search.append(["-Xcc", option])
    } else if option == "-I", rest.popFirst() == "-Xcc", let path = rest.popFirst() {
      search.append(["-Xcc", "-I", "-Xcc", path])
    }
  }

  /// Returns the features that all modules are compiled with, in the order of the first module.
  static func shared(_ features: [[String]]) -> [String] {
    guard let first = features.first else { return [] }
    return first.filter { feature in features.allSatisfy { $0.contains(feature) } }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrences.
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
