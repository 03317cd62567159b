import Foundation
import LitmusDocsFormat

/// Checks the fragments of manifests in documents against the packages of this repository.
struct ManifestCheck: Sendable {
  private let options: CompileOptions

  init(_ options: CompileOptions) {
    self.options = options
  }

  /// The findings for each document.
  func run(_ jobs: [DocumentJob]) async -> [[Finding]] {
    guard jobs.contains(where: { !$0.fragments.isEmpty }) else { return jobs.map { _ in [] } }
    let repository = await Repository(options)
    let packages = await packages(of: jobs, repository)
    return jobs.map { job in
      job.fragments.flatMap { fragment in
        fragment.problems.map { finding($0.message, at: $0.line, in: job) }
          + fragment.dependencies.flatMap { check($0, in: job, repository, packages) }
          + fragment.products.compactMap { check($0, in: job, packages) }
      }
    }
  }

  private func finding(_ message: String, at line: Int, in job: DocumentJob) -> Finding {
    Finding(.compile, file: job.document.path, line: line, message: message)
  }

  // MARK: The packages of this repository

  /// The manifests that fragments can name, by their folders from the root and by their identities.
  private func packages(
    of jobs: [DocumentJob], _ repository: Repository
  ) async -> ManifestIndex {
    var folders = ["."] + jobs.compactMap(\.package)
    for job in jobs {
      for dependency in job.fragments.flatMap(\.dependencies) {
        if let path = dependency.path, let folder = resolve(path, in: job) {
          folders.append(folder)
        }
      }
    }
    let unique = folders.unique()
    let manifests = await boundedMap(unique, width: options.width) { [options] folder in
      await ManifestFacts.read(
        PackageLocator.absolute(folder, in: options.root), timeLimit: options.timeLimit)
    }
    return ManifestIndex(zip(unique, manifests), root: options.root, repository)
  }

  /// The folder, from the root, that a path in a fragment means; nil where there is no package.
  ///
  /// A reader's path begins somewhere else: what counts is the part behind the repository's name,
  /// or behind `…`; else the path starts from the document or from the root.
  private func resolve(_ path: String, in job: DocumentJob) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let names =
      [URL(fileURLWithPath: options.root).lastPathComponent, "…", "..."]
      + options.repositoryURLs.map { Repository.identity(of: $0) }
    var candidates: [String] = []
    if let start = parts.lastIndex(where: { names.contains($0) }) {
      candidates.append(parts[(start + 1)...].joined(separator: "/"))
    }
    let folder = job.document.path.split(separator: "/").dropLast().joined(separator: "/")
    candidates += [folder.isEmpty ? path : folder + "/" + path, path]
    let found = candidates.first { candidate in
      FileManager.default.fileExists(
        atPath: PackageLocator.absolute(candidate, in: options.root) + "/Package.swift")
    }
    return found.map { $0.isEmpty ? "." : $0 }
  }

  // MARK: Fragments

  private func check(
    _ dependency: ManifestFragment.Dependency, in job: DocumentJob, _ repository: Repository,
    _ packages: ManifestIndex
  ) -> [Finding] {
    var messages: [String] = []
    var manifest: ManifestFacts?
    if let path = dependency.path {
      let folder = resolve(path, in: job)
      manifest = folder.flatMap { packages.manifest(in: $0) }
      if folder == nil {
        messages.append("there is no Package.swift in '\(path)'; correct the path of the package")
      }
    } else if let url = dependency.url, packages.isThisRepository(url) {
      manifest = packages.manifest(in: ".")
      messages += versionProblem(dependency.version, repository)
    }
    for trait in dependency.traits {
      guard let manifest, !manifest.traits.contains(trait) else { continue }
      messages.append(
        Self.unknown("trait", trait, of: manifest.name, among: manifest.traits))
    }
    return messages.map { finding($0, at: dependency.line, in: job) }
  }

  private func versionProblem(_ text: String?, _ repository: Repository) -> [String] {
    guard let text else { return [] }
    guard let version = SemanticVersion(text) else {
      return ["'\(text)' is not a version; write three numbers, such as \"1.0.0\""]
    }
    guard let newest = repository.newest, version > newest else { return [] }
    return ["there is no version \(version); the newest is \(newest)"]
  }

  private func check(
    _ product: ManifestFragment.Product, in job: DocumentJob, _ packages: ManifestIndex
  ) -> Finding? {
    guard let manifest = packages.manifest(named: product.package),
      !manifest.products.contains(product.name)
    else { return nil }
    let message = Self.unknown(
      "product", product.name, of: product.package, among: manifest.products)
    return finding(message, at: product.line, in: job)
  }

  /// That a package has no such thing, and what it has instead.
  private static func unknown(
    _ kind: String, _ name: String, of package: String, among names: [String]
  ) -> String {
    let message = "'\(package)' has no \(kind) '\(name)'"
    if let nearest = nearestName(to: name, among: names) {
      return "\(message); did you mean '\(nearest)'?"
    }
    return names.isEmpty ? message : "\(message); it has \(names.joined(separator: ", "))"
  }
}
