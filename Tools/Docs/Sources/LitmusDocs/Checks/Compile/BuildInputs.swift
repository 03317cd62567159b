import Foundation
import LitmusToolSupport

/// The files and folders that the fences, tables and commands of documents depend on, besides the files
/// of the root that are not excluded.
struct BuildInputs: Sendable {
  /// What is only read: the packages with their local dependencies, the compilers, and git's tags.
  private(set) var sources: Set<String> = []
  /// What a build writes: modules, programs and checkouts.
  private(set) var products: Set<String> = []

  private let docsRun: DocsRun

  /// - Parameters:
  ///   - documents: The paths of the documents, relative to the root.
  ///   - environment: The environment of the process.
  init(of documents: [String], _ docsRun: DocsRun, environment: [String: String]) {
    self.docsRun = docsRun
    let owners = documents.map(docsRun.package)
    for case let package? in owners.unique() { add(package: package) }
    addCompilers(environment)
    addRepository()
  }

  private mutating func add(package: String) {
    let directory = docsRun.directory(of: package)
    let scratch = docsRun.buildFolder(of: package)
    sources.insert(directory)
    for hidden in [".swift-version", ".swiftpm", ".swiftpm/configuration"] {
      sources.insert("\(directory)/\(hidden)")
    }
    let build = canonicalPath(docsRun.products(of: package))
    products.formUnion(["\(scratch)/workspace-state.json", "\(scratch)/checkouts"])
    products.formUnion(["\(build)/description.json", "\(build)/Modules", "\(build)/Modules-tool"])
    products.formUnion(Self.files(in: build))
    addLocalDependencies(scratch)
    let description = FileManager.default.contents(atPath: "\(build)/description.json")
    let facts = description.flatMap {
      try? BuildFacts($0, package: canonicalPath(directory), build: canonicalPath(scratch))
    }
    guard let facts else { return }
    sources.insert(facts.compiler)
    let known = [directory, scratch].map { canonicalPath($0) + "/" }
    sources.formUnion(facts.sources.filter { file in !known.contains { file.hasPrefix($0) } })
  }

  /// Returns the visible files directly in a folder, such as the programs of a build.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
      .filter { FileStamp(path: $0)?.isFolder == false }
  }

  /// Adds the packages that are used by path, or are being edited.
  private mutating func addLocalDependencies(_ scratch: String) {
    guard let data = FileManager.default.contents(atPath: "\(scratch)/workspace-state.json"),
      let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
    else { return }
    for dependency in state.object.dependencies {
      for path in [dependency.packageRef.location, dependency.state?.path]
      where path?.hasPrefix("/") == true { sources.insert(path ?? "") }
    }
  }

  /// Adds the programs that build, and the files that choose among several of them.
  private mutating func addCompilers(_ environment: [String: String]) {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      for name in ["swift", "swiftc", "git"] { sources.insert("\(folder)/\(name)") }
    }
    sources.insert("/var/db/xcode_select_link/usr/bin/swiftc")
    let home = environment["HOME"] ?? "/"
    let swiftly = environment["SWIFTLY_HOME_DIR"] ?? home + "/.local/share/swiftly"
    sources.formUnion([swiftly + "/config.json", home + "/.swiftly/config.json"])
    for folder in pathUpward(from: docsRun.settings.root) {
      sources.insert(folder + "/.swift-version")
    }
    sources.formUnion([home + "/.gitconfig", home + "/.swiftpm/configuration"])
  }

  /// Adds the files of git that say which versions exist, and which address the repository has.
  private mutating func addRepository() {
    for folder in pathUpward(from: docsRun.settings.root) {
      let git = folder + "/.git"
      sources.insert(git + "/config")
      guard FileManager.default.fileExists(atPath: git) else { continue }
      for git in Self.gitFolders(git) {
        sources.formUnion([git + "/config", git + "/packed-refs", git + "/refs/tags"])
      }
      return
    }
  }

  /// Returns the folder of git, and for a work tree of its own also that of the repository.
  private static func gitFolders(_ git: String) -> [String] {
    guard let text = try? String(contentsOfFile: git, encoding: .utf8), text.hasPrefix("gitdir: ")
    else { return [git] }
    let own = absolutePath(String(text.dropFirst(8).trimmed), in: String(git.dropLast(5)))
    guard let common = try? String(contentsOfFile: own + "/commondir", encoding: .utf8) else {
      return [git, own]
    }
    return [git, own, absolutePath(String(common.trimmed), in: own)]
  }
}

/// The part of SwiftPM's `workspace-state.json` that is needed.
private struct WorkspaceState: Decodable {
  struct Object: Decodable {
    var dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    struct Reference: Decodable {
      var location: String
    }

    struct State: Decodable {
      var path: String?
    }

    var packageRef: Reference
    var state: State?
  }

  var object: Object
}
