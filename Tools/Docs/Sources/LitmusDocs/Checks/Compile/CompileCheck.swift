import Foundation

/// Checks that every Swift fence of packages' documents compiles, or is exempt.
struct CompileCheck: Sendable {
  let docsRun: DocsRun
  /// The imports that earlier checks added to fences.
  var knownImports = KnownImports()

  /// The number of documents that are compiled concurrently.
  static let width = 2

  /// Returns findings about the fences, and a report on each fence, in the order of the documents.
  func run(
    _ documents: [CheckedDocument]
  ) async -> (findings: [Finding], report: [FenceReport]) {
    let jobs = documents.compactMap { document in
      docsRun.package(of: document.path).map { DocumentJob(document, package: $0) }
    }
    let packages = jobs.filter { $0.hasBlocks || $0.hasCode }.map(\.package).unique()
    let (builds, failures) = await PackageBuild.all(packages, docsRun)
    let settings = await settings(for: builds)
    let root = canonicalPath(docsRun.settings.root)
    let sources = SnippetSources(builds, docsRun)
    let manifests = await ManifestCheck(docsRun: docsRun).run(jobs)

    let results = await boundedMap(Array(zip(jobs, manifests)), width: Self.width) {
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

  /// Returns the compiler settings for each package.
  private func settings(
    for builds: [String: BuildFacts]
  ) async -> [String: DocumentCompiler.Settings] {
    var toolchainFlags: [String: [String]] = [:]
    for compiler in Set(builds.values.map(\.compiler)) {
      toolchainFlags[compiler] = await CompilerInfo.read(compiler)?.flags
    }
    let prelude = configuredPrelude
    var settings: [String: DocumentCompiler.Settings] = [:]
    for (package, facts) in builds {
      settings[package] = DocumentCompiler.Settings(
        docsRun: docsRun, knownImports: knownImports, facts: facts,
        flags: (toolchainFlags[facts.compiler] ?? []) + facts.flags + docsRun.options.compilerFlags,
        prelude: prelude, programFolder: docsRun.directory(of: package))
    }
    return settings
  }

  private var configuredPrelude: Prelude? {
    guard !docsRun.settings.prelude.isEmpty else { return nil }
    let lines = TextLines(docsRun.settings.prelude)
    return Prelude(
      (0..<lines.count).map { SourceLine(text: lines.string($0), number: $0 + 1) },
      document: docsRun.settings.configurationFile ?? "prelude")
  }
}

/// The fences of a document, grouped by how each is checked.
struct DocumentJob: Sendable {
  var document: FencedDocument
  /// The folder of its package, relative to the root.
  var package: String
  /// Whether the document holds the comments of a source.
  let isSource: Bool
  /// Whether the document may have blocks with output or API tables.
  let hasBlocks: Bool
  /// Whether there are fences that need the built package.
  private(set) var hasCode = false
  /// The fences to compile, including those that must fail.
  private(set) var compiled: [DocumentFence] = []
  private(set) var fragments: [ManifestFragment] = []

  init(_ checked: CheckedDocument, package: String) {
    document = FencedDocument(checked)
    isSource = checked.isSource
    self.package = package
    hasBlocks = DocumentProbe.mayHaveFilledBlock(checked.bytes)
    for fence in document.fences {
      switch fence.outcome {
      case .compiled where ManifestFragment.isManifest(fence.text):
        fragments.append(ManifestFragment(fence))
      case .compiled, .failsAsExpected:
        compiled.append(fence)
        hasCode = true
      case .snippet: hasCode = true
      default: break
      }
    }
  }

  /// Compiles the fences and reports the outcome of each.
  ///
  /// - Parameters:
  ///   - settings: The compiler settings; nil if the package could not be built.
  ///   - manifestFindings: The findings about the manifest fragments.
  func run(
    _ settings: DocumentCompiler.Settings?, _ sources: SnippetSources, _ manifestFindings: [Finding]
  ) async -> (findings: [Finding], report: [FenceReport]) {
    var findings = document.findings + manifestFindings
    var failed = Set(settings == nil ? compiled.map(\.line) : [])
    var compiler: DocumentCompiler?
    if let settings, !compiled.isEmpty {
      compiler = DocumentCompiler(document, settings)
      await compiler?.compile(compiled)
      findings += compiler?.findings ?? []
    }
    // Without a build, it is unknown which sources the package compiles.
    let snippetFindings = settings == nil ? [] : sources.findings(about: document)
    findings += snippetFindings
    failed.formUnion(snippetFindings.compactMap(\.line))
    for line in manifestFindings.compactMap(\.line) {
      failed.formUnion(fragments.filter { $0.covers(line) }.map(\.line))
    }
    let isChecked = settings != nil || !hasCode
    return (
      findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) },
      report(failed, compiler, isChecked: isChecked)
    )
  }

  private func report(
    _ failed: Set<Int>, _ compiler: DocumentCompiler?, isChecked: Bool
  ) -> [FenceReport] {
    let manifests = Set(fragments.map(\.line))
    return document.fences.map { fence in
      let outcome: FenceReport.Outcome =
        failed.contains(fence.line)
        ? .failed
        : manifests.contains(fence.line)
          ? .manifest : compiler?.outcomes[fence.line] ?? fence.outcome
      let added = [.compiled, .ran].contains(outcome) ? compiler?.addedImports[fence.line] : nil
      let known = compiler?.settings.knownImports.modules(for: fence.codeHash, in: document.path)
      return FenceReport(
        file: document.path, line: fence.line, outcome: outcome, addedImports: added ?? [],
        areImportsKnown: added != nil && added == known, isChecked: isChecked,
        codeHash: fence.codeHash)
    }
  }
}

/// Checks whether the sources of snippets are compiled.
struct SnippetSources: Sendable {
  /// All sources that a build compiles, relative to the root; nil if nothing was built.
  private let compiled: Set<String>?
  private let docsRun: DocsRun
  private let builtPackages: Set<String>

  /// - Parameter builds: The facts of each package that is built.
  init(_ builds: [String: BuildFacts], _ docsRun: DocsRun) {
    self.docsRun = docsRun
    builtPackages = Set(builds.keys)
    let sources = builds.values.map(\.sources)
    let root = canonicalPath(docsRun.settings.root) + "/"
    compiled =
      sources.isEmpty
      ? nil
      : Set(sources.joined().filter { $0.hasPrefix(root) }.map { String($0.dropFirst(root.count)) })
  }

  /// Returns findings about the snippets of a document whose sources are known not to be compiled.
  func findings(about document: FencedDocument) -> [Finding] {
    guard let compiled else { return [] }
    return document.fences.compactMap { fence in
      guard case .snippet(let key) = fence.outcome,
        let missing = document.snippets[key]?.first(where: { file in
          !compiled.contains(file) && docsRun.package(of: file).map(builtPackages.contains) ?? true
        })
      else { return nil }
      return Finding(
        .compile, file: document.path, line: fence.line,
        message: "the snippet '\(key)' comes from \(missing), which no target compiles; "
          + "move it into a target, or say <!-- skip: reason --> above it")
    }
  }
}
