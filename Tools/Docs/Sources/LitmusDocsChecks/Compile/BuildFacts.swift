import Foundation

/// How the modules of a package were compiled, and with it how code that uses them is.
struct BuildFacts: Sendable {
  /// The path of the compiler, or its name.
  var compiler: String
  var flags: [String]
  /// All sources that the build compiles, absolute.
  var sources: Set<String>

  /// For fences of a document without a package.
  static let withoutPackage = BuildFacts(
    compiler: "swiftc", flags: ["-swift-version", "6"], sources: [])

  private init(compiler: String, flags: [String], sources: Set<String>) {
    self.compiler = compiler
    self.flags = flags
    self.sources = sources
  }

  /// - Parameters:
  ///   - description: The `description.json` that SwiftPM writes into a build folder.
  ///   - package: The absolute path of the package.
  ///   - build: The absolute path of the build folder, whose sources are not the package's own.
  init(_ description: Data, package: String, build: String) throws {
    let all = try JSONDecoder().decode(BuildDescription.self, from: description)
      .swiftCommands.sorted { $0.key < $1.key }.map(\.value)
    let own = all.filter { command in
      command.sources.contains { $0.hasPrefix(package + "/") && !$0.hasPrefix(build + "/") }
    }
    let flags = own.map { SwiftFlags($0.otherArguments) }
    // What macros are made of is built a second time, for the machine that compiles.
    let imported = own.filter { !$0.importPath.hasSuffix("-tool") }
    let importPaths = imported.map(\.importPath)
    let search = imported.flatMap { SwiftFlags($0.otherArguments).search }
    compiler = all.first?.executable ?? "swiftc"
    sources = Set(all.flatMap(\.sources))
    self.flags =
      importPaths.unique().flatMap { ["-I", $0] }
      + (flags.first?.language ?? [])
      + search.unique().flatMap { $0 }
      + flags.flatMap(\.defines).unique()
      + SwiftFlags.shared(flags.map(\.upcomingFeatures)).flatMap {
        ["-enable-upcoming-feature", $0]
      }
  }
}

/// The part of SwiftPM's build description that is read here.
private struct BuildDescription: Decodable {
  struct Command: Decodable {
    var executable: String
    var importPath: String
    var otherArguments: [String]
    var sources: [String]
  }

  var swiftCommands: [String: Command]
}

/// The arguments of a module's compilation that matter for code which imports it.
struct SwiftFlags {
  /// The platform, the language mode and where clang's modules are kept.
  private(set) var language: [String] = []
  /// Where modules, frameworks and macros are found, each with its option.
  private(set) var search: [[String]] = []
  private(set) var defines: [String] = []
  private(set) var upcomingFeatures: [String] = []

  init(_ arguments: [String]) {
    // What is meant for the parts of the compiler stands behind `-Xfrontend` and `-Xcc`.
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

  /// The features that all of several modules are compiled with, in the first one's order.
  static func shared(_ features: [[String]]) -> [String] {
    guard let first = features.first else { return [] }
    return first.filter { feature in features.allSatisfy { $0.contains(feature) } }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each where it stands first.
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
