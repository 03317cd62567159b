import LitmusDocsFormat

/// The fences of a document, by how each is checked.
struct DocumentJob: Sendable {
  var document: FencedDocument
  /// The folder of its package, from the root; nil without one.
  var package: String?
  /// The fences that are compiled, those that must fail among them.
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

  /// The package that has to be built first.
  var packageToBuild: String? {
    let hasSnippets = document.fences.contains { fence in
      if case .snippet = fence.treatment { true } else { false }
    }
    return compiled.isEmpty && !hasSnippets ? nil : package
  }

  /// Compiles the fences and says what became of each.
  ///
  /// - Parameters:
  ///   - settings: How to compile; nil where the package could not be built.
  ///   - manifestFindings: What is wrong with the fragments.
  func run(
    _ settings: DocumentCompiler.Settings?, _ sources: SnippetSources, _ manifestFindings: [Finding]
  ) async -> (findings: [Finding], report: [FenceReport]) {
    var findings = document.findings + manifestFindings
    var failed = Set(settings == nil ? compiled.map(\.line) : [])
    if let settings, !compiled.isEmpty {
      var compiler = DocumentCompiler(document, settings)
      await compiler.compile(compiled)
      findings += compiler.findings
      failed.formUnion(compiler.failed)
    }
    // Without a build, nobody knows which sources it compiles.
    let snippetFindings = settings == nil && package != nil ? [] : check(sources)
    findings += snippetFindings
    failed.formUnion(snippetFindings.compactMap(\.line))
    for line in manifestFindings.compactMap(\.line) {
      failed.formUnion(fragments.filter { $0.covers(line) }.map(\.line))
    }
    return (findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, report(failed))
  }

  /// What is wrong with the sources of snippets.
  private func check(_ sources: SnippetSources) -> [Finding] {
    document.fences.compactMap { fence in
      guard case .snippet(let key, let link) = fence.treatment,
        let problem = sources.problem(key: key, link: link)
      else { return nil }
      return Finding(.compile, file: document.path, line: fence.line, message: problem)
    }
  }

  private func report(_ failed: Set<Int>) -> [FenceReport] {
    let manifests = Set(fragments.map(\.line))
    return document.fences.map { fence in
      let outcome: FenceReport.Outcome =
        switch fence.treatment {
        case .unclear: .failed
        case _ where failed.contains(fence.line): .failed
        case _ where manifests.contains(fence.line): .manifest
        case .snippet(let key, _): .snippet(key: key)
        case .skip(let reason): .skipped(reason: reason)
        case .compile: .compiled
        case .mustFail(let text): .failsAsExpected(text: text)
        }
      return FenceReport(file: document.path, line: fence.line, outcome: outcome)
    }
  }
}
