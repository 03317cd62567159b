package import LitmusDocsFormat

/// Builds the packages of documents.
package struct PackageBuilds: Sendable {
  private let options: CompileOptions

  package init(_ options: CompileOptions) {
    self.options = options
  }

  /// Builds the packages of documents, and returns findings for those that cannot be built.
  package func failures(for documents: [CheckedDocument]) async -> [Finding] {
    let packages = documents.compactMap { options.packages.package(of: $0.path) }
    return await build(packages.unique()).failures
  }

  /// Builds packages one after another, because each build uses the whole machine.
  func build(
    _ packages: [String]
  ) async -> (facts: [String: BuildFacts], failures: [Finding]) {
    var builds: [String: BuildFacts] = [:]
    var failures: [Finding] = []
    for package in packages {
      switch await PackageBuild(package: package, options: options).facts() {
      case .success(let facts): builds[package] = facts
      case .failure(let failure): failures.append(failure.finding)
      }
    }
    options.didBuild()
    return (builds, failures)
  }
}
