package import LitmusDocsFormat

/// Checks that every Swift fence of the documents compiles, or is exempt.
package struct CompileCheck: Sendable {
  private let options: CompileOptions

  package init(_ options: CompileOptions) {
    self.options = options
  }

  /// Returns findings about the fences, and a report on each fence, in the order of the documents.
  package func run(
    _ documents: [CheckedDocument]
  ) async -> (findings: [Finding], report: [FenceReport]) {
    let jobs = documents.map { document in
      var job = DocumentJob(
        FencedDocument(document), package: options.packages.package(of: document.path))
      job.isSource = document.isSource
      return job
    }
    let packages = zip(documents, jobs).compactMap { document, job in
      options.needsBuild(document) ? job.package : job.packageToBuild
    }
    let (builds, failures) = await PackageBuilds(options).build(packages.unique())
    let settings = await settings(for: builds, jobs)
    let root = canonicalPath(options.root)
    let sources = SnippetSources(builds.values, options)
    let manifests = await ManifestCheck(options).run(jobs)

    let results = await boundedMap(Array(zip(jobs, manifests)), width: options.width) {
      job, findings -> (findings: [Finding], report: [FenceReport]) in
      var own = settings[job.package]
      if job.isSource, own != nil {
        // A source that no module compiles has nothing that an example could use.
        guard let module = own?.facts.modules["\(root)/\(job.document.path)"] else {
          return ([], [])
        }
        let prelude = own?.prelude
        own?.prelude = Prelude(importing: module, for: job.document.path, after: prelude)
      }
      return await job.run(own, sources, findings)
    }
    return (failures + results.flatMap(\.findings), results.flatMap(\.report))
  }

  /// Returns the compiler settings for each package, and for the documents without one.
  private func settings(
    for packages: [String: BuildFacts], _ jobs: [DocumentJob]
  ) async -> [String?: DocumentCompiler.Settings] {
    var builds: [String?: BuildFacts] = [:]
    for (package, facts) in packages { builds[package] = facts }
    if jobs.contains(where: { $0.package == nil && !$0.compiled.isEmpty }) {
      builds[String?.none] = .withoutPackage
    }
    var toolchains: [String: Toolchain] = [:]
    for compiler in Set(builds.values.map(\.compiler)) {
      toolchains[compiler] = await Toolchain(compiler: compiler)
    }
    let prelude = configuredPrelude
    var settings: [String?: DocumentCompiler.Settings] = [:]
    for (package, facts) in builds {
      settings[package] = DocumentCompiler.Settings(
        compiler: facts.compiler,
        flags: (toolchains[facts.compiler]?.flags ?? []) + facts.flags + options.compilerFlags,
        timeLimit: options.timeLimit, prelude: prelude, facts: facts,
        programFolder: options.runsFences ? options.packages.directory(of: package ?? ".") : nil)
    }
    return settings
  }

  private var configuredPrelude: Prelude? {
    guard let prelude = options.prelude else { return nil }
    let lines = TextLines(prelude)
    return Prelude(
      (0..<lines.count).map { SourceLine(text: lines.string($0), number: $0 + 1) },
      document: options.preludeFile)
  }
}
