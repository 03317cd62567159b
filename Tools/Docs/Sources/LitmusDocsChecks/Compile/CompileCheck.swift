package import LitmusDocsFormat

/// Checks that the Swift fences of documents are compiled, one way or another.
package struct CompileCheck: Sendable {
  private let options: CompileOptions

  package init(_ options: CompileOptions) {
    self.options = options
  }

  /// What is wrong with the fences, and what became of each, in the order of the documents.
  package func run(
    _ documents: [CheckedDocument]
  ) async -> (findings: [Finding], report: [FenceReport]) {
    let locator = PackageLocator(root: options.root, overrides: options.packages)
    let jobs = documents.map { document in
      DocumentJob(FencedDocument(document), package: locator.package(of: document.path))
    }
    let (builds, failures) = await build(jobs.compactMap(\.packageToBuild).unique())
    let settings = await settings(for: builds, jobs)
    let sources = SnippetSources(builds.values, options)
    let manifests = await ManifestCheck(options).run(jobs)

    let results = await boundedMap(Array(zip(jobs, manifests)), width: options.width) {
      job, findings in
      await job.run(settings[job.package ?? ""], sources, findings)
    }
    return (failures + results.flatMap(\.findings), results.flatMap(\.report))
  }

  /// Builds packages one after another, as each build uses all of the machine.
  private func build(_ packages: [String]) async -> ([String: BuildFacts], [Finding]) {
    var builds: [String: BuildFacts] = [:]
    var failures: [Finding] = []
    for package in packages {
      switch await PackageBuild(package: package, options: options).facts() {
      case .success(let facts): builds[package] = facts
      case .failure(let failure): failures.append(failure.finding)
      }
    }
    return (builds, failures)
  }

  /// How to compile for each package; `""` stands for none.
  private func settings(
    for builds: [String: BuildFacts], _ jobs: [DocumentJob]
  ) async -> [String: DocumentCompiler.Settings] {
    var builds = builds
    if jobs.contains(where: { $0.package == nil && !$0.compiled.isEmpty }) {
      builds[""] = .withoutPackage
    }
    var toolchains: [String: Toolchain] = [:]
    for compiler in Set(builds.values.map(\.compiler)) {
      toolchains[compiler] = await Toolchain(compiler: compiler)
    }
    let prelude = options.prelude.map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      return Prelude(
        lines.map { SourceLine(text: String($1), number: $0 + 1) }, document: options.preludeFile)
    }
    return builds.mapValues { facts in
      DocumentCompiler.Settings(
        compiler: facts.compiler,
        flags: (toolchains[facts.compiler]?.flags ?? []) + facts.flags + options.compilerFlags,
        timeLimit: options.timeLimit, prelude: prelude)
    }
  }
}
