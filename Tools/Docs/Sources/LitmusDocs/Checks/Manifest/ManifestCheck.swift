import Foundation

/// Checks the manifest fragments in documents against the packages of this repository.
struct ManifestCheck: Sendable {
  let docsRun: DocsRun

  /// Returns the findings for each document.
  func run(_ jobs: [DocumentJob]) async -> [[Finding]] {
    guard jobs.contains(where: { !$0.fragments.isEmpty }) else { return jobs.map { _ in [] } }
    let packages = await packages(of: jobs)
    return jobs.map { job in job.fragments.flatMap { check($0, in: job, packages) } }
  }

  private func finding(_ message: String, at line: Int, in job: DocumentJob) -> Finding {
    Finding(.compile, file: job.document.path, line: line, message: message)
  }

  /// Returns the manifests that fragments can refer to.
  private func packages(of jobs: [DocumentJob]) async -> ManifestIndex {
    var index = ManifestIndex(
      root: docsRun.settings.root, repository: await Repository(docsRun), manifest: await read("."))
    let paths = jobs.flatMap { job in
      [job.package]
        + job.fragments.flatMap(\.dependencies).compactMap { dependency in
          dependency.path.flatMap { index.folder(at: $0, in: job.document.path) }
        }
    }
    let others = paths.filter { $0 != "." }.unique()
    let manifests = await boundedMap(others, width: CompileCheck.width) { await read($0) }
    for case (let folder, let manifest?) in zip(others, manifests) {
      index.add(manifest, in: folder)
    }
    return index
  }

  private func read(_ folder: String) async -> ManifestFacts? {
    await ManifestFacts.read(
      docsRun.directory(of: folder),
      buildFolder: docsRun.buildFolder(of: folder), timeLimit: docsRun.timeLimit)
  }

  // MARK: Fragments

  private func check(
    _ fragment: ManifestFragment, in job: DocumentJob, _ packages: ManifestIndex
  ) -> [Finding] {
    // After a syntax error, the rest of the code may be parsed incorrectly.
    guard fragment.problems.isEmpty else {
      return fragment.problems.map { finding($0.message, at: $0.line, in: job) }
    }
    return fragment.dependencies.flatMap { check($0, in: job, packages) }
      + fragment.products.compactMap { check($0, in: job, packages) }
  }

  private func check(
    _ dependency: ManifestFragment.Dependency, in job: DocumentJob, _ packages: ManifestIndex
  ) -> [Finding] {
    var messages: [String] = []
    var manifest: ManifestFacts?
    if let path = dependency.path {
      let folder = packages.folder(at: path, in: job.document.path)
      manifest = folder.flatMap { packages.manifest(in: $0) }
      // A package out of the repository is one of the client.
      let isOwn = !path.hasPrefix("/") && LinkPath(path, from: job.document.path).inside() != nil
      if folder == nil, isOwn {
        messages.append("there is no Package.swift in '\(path)'; correct the path of the package")
      }
    } else if let url = dependency.url, packages.isThisRepository(url) {
      manifest = packages.manifest(in: ".")
      messages += versionProblem(dependency.version, packages.repository.newest)
    }
    for trait in dependency.traits {
      guard let manifest,
        let message = Self.unknown("trait", trait, of: manifest.name, among: manifest.traits ?? [])
      else { continue }
      messages.append(message)
    }
    return messages.map { finding($0, at: dependency.line, in: job) }
  }

  private func versionProblem(_ text: String?, _ newest: SemanticVersion?) -> [String] {
    guard let text else { return [] }
    guard let version = SemanticVersion(text) else {
      return ["'\(text)' is not a version; write three numbers, such as \"1.0.0\""]
    }
    guard let newest, version > newest else { return [] }
    return ["there is no version \(version); the newest is \(newest)"]
  }

  private func check(
    _ product: ManifestFragment.Product, in job: DocumentJob, _ packages: ManifestIndex
  ) -> Finding? {
    guard let manifest = packages.manifest(named: product.package),
      let message = Self.unknown(
        "product", product.name, of: product.package, among: manifest.products)
    else { return nil }
    return finding(message, at: product.line, in: job)
  }

  /// Returns a message that a package has no such item, with the existing ones; nil if it has it.
  private static func unknown(
    _ kind: String, _ name: String, of package: String, among items: [ManifestFacts.Named]
  ) -> String? {
    let names = items.map(\.name)
    if names.contains(name) { return nil }
    let message = "'\(package)' has no \(kind) '\(name)'"
    if let nearest = NearestName.of(name, among: names) {
      return "\(message); did you mean '\(nearest)'?"
    }
    return names.isEmpty ? message : "\(message); it has \(names.joined(separator: ", "))"
  }
}

/// The packages of this repository, by folder and by the identities that clients use.
struct ManifestIndex: Sendable {
  private let root: String
  let repository: Repository
  private var byFolder: [String: ManifestFacts] = [:]
  private var byIdentity: [String: ManifestFacts] = [:]
  /// The names that clients may use for the folder of the repository.
  private let repositoryNames: Set<String>

  /// - Parameter manifest: That in the root.
  init(root: String, repository: Repository, manifest: ManifestFacts?) {
    self.root = root
    self.repository = repository
    let addresses = repository.addresses.map { Repository.identity(of: $0) }
    let own = [manifest?.name.lowercased(), Repository.identity(of: root)].compactMap(\.self)
    repositoryNames = Set(addresses + own)
    byFolder["."] = manifest
    for name in repositoryNames { byIdentity[name] = manifest }
  }

  mutating func add(_ manifest: ManifestFacts, in folder: String) {
    byFolder[folder] = manifest
    byIdentity[Repository.identity(of: folder)] = manifest
  }

  func manifest(in folder: String) -> ManifestFacts? { byFolder[folder] }

  /// Returns the manifest of the package that a `package:` argument names; nil for an external package.
  func manifest(named identity: String) -> ManifestFacts? { byIdentity[identity.lowercased()] }

  /// Returns whether an address is that of this repository; if that is unknown, its last component decides.
  func isThisRepository(_ url: String) -> Bool {
    let addresses = repository.addresses
    guard addresses.isEmpty else { return addresses.contains(Repository.normalised(url)) }
    return Repository.identity(of: url) == byFolder["."]?.name.lowercased()
  }

  /// Returns the folder, relative to the root, that a path in a document refers to; nil without a package.
  ///
  /// A path in a client's project starts elsewhere: only the part after the repository's name, or
  /// after `…`, is used; otherwise the path is relative to the document's folder or to the root.
  func folder(at path: String, in document: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    var candidates: [String] = []
    if let start = parts.lastIndex(where: { isRepository($0) }) {
      candidates.append(parts[(start + 1)...].joined(separator: "/"))
    }
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    candidates += [folder.isEmpty ? path : folder + "/" + path, path]
    let found = candidates.first { candidate in
      FileManager.default.fileExists(atPath: absolutePath(candidate, in: root) + "/Package.swift")
    }
    return found.map { $0.isEmpty ? "." : $0 }
  }

  private func isRepository(_ part: String) -> Bool {
    part == "…" || part == "..." || repositoryNames.contains(part.lowercased())
  }
}
