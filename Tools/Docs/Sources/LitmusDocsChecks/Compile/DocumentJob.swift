import LitmusDocsFormat

/// The fences of a document, grouped by how each is checked.
struct DocumentJob: Sendable {
  var document: FencedDocument
  /// The folder of its package, relative to the root; nil if there is none.
  var package: String?
  /// Whether the document holds the comments of a source.
  var isSource = false
  /// The fences to compile, including those that must fail.
  private(set) var compiled: [DocumentFence] = []
  private(set) var fragments: [ManifestFragment] = []

  init(_ document: FencedDocument, package: String?) {
    self.document = document
    self.package = package
    for fence in document.fences {
      switch fence.treatment {
      case .compile where ManifestFragment.isManifest(fence.text):
        fragments.append(ManifestFragment(fence))
      case .compile, .mustFail: compiled.append(fence)
      case .snippet, .skip, .unclear: break
      }
    }
  }

  /// The package that must be built first.
  var packageToBuild: String? {
    let hasSnippets = document.fences.contains { fence in
      if case .snippet = fence.treatment { true } else { false }
    }
    return compiled.isEmpty && !hasSnippets ? nil : package
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
    var ran: Set<Int> = []
    if let settings, !compiled.isEmpty {
      var compiler = DocumentCompiler(document, settings)
      await compiler.compile(compiled)
      findings += compiler.findings
      failed.formUnion(compiler.failed)
      ran = compiler.ran
    }
    // Without a build, it is unknown which sources the package compiles.
    let snippetFindings = settings == nil && package != nil ? [] : check(sources)
    findings += snippetFindings
    failed.formUnion(snippetFindings.compactMap(\.line))
    for line in manifestFindings.compactMap(\.line) {
      failed.formUnion(fragments.filter { $0.covers(line) }.map(\.line))
    }
    return (findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, report(failed, ran))
  }

  /// Returns findings about the sources of snippets.
  private func check(_ sources: SnippetSources) -> [Finding] {
    document.fences.compactMap { fence in
      guard case .snippet(let key, let link) = fence.treatment,
        let problem = sources.problem(key: key, link: link)
      else { return nil }
      return Finding(.compile, file: document.path, line: fence.line, message: problem)
    }
  }

  private func report(_ failed: Set<Int>, _ ran: Set<Int>) -> [FenceReport] {
    let manifests = Set(fragments.map(\.line))
    return document.fences.map { fence in
      let outcome: FenceReport.Outcome =
        switch fence.treatment {
        case .unclear: .failed
        case _ where failed.contains(fence.line): .failed
        case _ where manifests.contains(fence.line): .manifest
        case .snippet(let key, _): .snippet(key: key)
        case .skip(let reason): .skipped(reason: reason)
        case .compile: ran.contains(fence.line) ? .ran : .compiled
        case .mustFail(let text): .failsAsExpected(text: text)
        }
      return FenceReport(file: document.path, line: fence.line, outcome: outcome)
    }
  }
}
