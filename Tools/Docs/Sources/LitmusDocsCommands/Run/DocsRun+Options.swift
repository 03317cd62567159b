internal import Foundation
internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusDocsTree

extension DocsRun {
  /// The version of the tool, on which caches depend.
  static let version = "0.1.0"

  /// What the documents are brought into step by.
  func syncOptions() throws(ConfigurationError) -> SyncOptions {
    var format = settings.format
    if let reference = settings.reference {
      format.urlPrefix = try SourceLinks.prefix(
        reference: reference, repository: settings.repository, format: format.linkFormat)
    }
    var sync = SyncOptions(
      root: settings.root, format: format,
      workingFolder: FileManager.default.currentDirectoryPath)
    sync.rules = try rules()
    sync.readOnly = settings.readOnly
    sync.urlsAsSnippets = settings.urlsAsSnippets
    sync.unused = settings.unusedSnippets
    if !options.paths.isEmpty { sync.unused = .ignore }
    if options.fetches { sync.fetch = NetworkFetcher.fetcher(timeout: 30) }
    sync.cacheFolder = SyncCache.userFolder(environment: ProcessInfo.processInfo.environment)
    sync.fingerprint = "\(Self.version) \(settings.checksLinks)"
    if let file = settings.configurationFile {
      sync.inputs = [file.hasPrefix("/") ? file : "\(settings.root)/\(file)"]
    }
    return sync
  }

  private func rules() throws(ConfigurationError) -> WalkRules {
    var rules = WalkRules(settings.format.compatibility, convention: settings.format.convention)
    let roots = try settings.roots.map { try glob($0 + "/**") }
    rules.documents = try settings.documents.map(glob)
    rules.sources = try settings.sources.map(glob)
    if rules.documents.isEmpty { rules.documents = roots }
    if rules.sources.isEmpty { rules.sources = roots }
    if !options.paths.isEmpty { rules.documents = try options.paths.map(pathGlob) }
    rules.exclude = try settings.exclude.map(glob)
    rules.excludeDirectories = settings.excludeDirectories
    rules.excludeMarkdownDirectories = settings.excludeMarkdownDirectories
    rules.excludeSnippetDirectories = settings.excludeSnippetDirectories
    rules.excludeMarkdownFiles = settings.excludeMarkdownFiles.map { NameGlob($0) }
    rules.excludeSnippetFiles = settings.excludeSnippetFiles.map { NameGlob($0) }
    return rules
  }

  private func glob(_ pattern: String) throws(ConfigurationError) -> PathGlob {
    do {
      return try PathGlob(pattern)
    } catch {
      throw ConfigurationError(
        file: settings.configurationFile ?? "command line", message: error.description)
    }
  }

  /// A path of the command line, which must lead somewhere, as a pattern for it or all below it.
  private func pathGlob(_ path: String) throws(ConfigurationError) -> PathGlob {
    var shown = path
    while shown.hasPrefix("./") { shown.removeFirst(2) }
    while shown.hasSuffix("/") { shown.removeLast() }
    guard FileManager.default.fileExists(atPath: "\(settings.root)/\(shown)") else {
      throw ConfigurationError(file: path, message: "no such file or folder below \(settings.root)")
    }
    return try glob(shown.isEmpty || shown == "." ? "**" : "/\(shown)")
  }

  /// What fences are compiled by.
  ///
  /// - Parameter result: What the documents are made of, where that is known.
  func compileOptions(_ result: SyncResult? = nil) -> CompileOptions {
    var compile = CompileOptions(root: settings.root)
    compile.package = { [packages] in packages.package(of: $0) }
    compile.skipBuild = options.skipsBuild
    compile.prelude = settings.prelude
    compile.preludeFile = settings.configurationFile ?? "prelude"
    compile.repositoryURLs = settings.repository.map { [$0] } ?? []
    compile.timeLimit = .seconds(settings.timeLimit)
    if let index = result?.index {
      for key in index.keys { compile.snippetSources[key] = index[key].map(\.file) }
    }
    return compile
  }
}
