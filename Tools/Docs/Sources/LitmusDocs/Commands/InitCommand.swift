import ArgumentParser
import Foundation
import LitmusToolSupport

/// The `litmus-docs init` command.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes the smallest configuration for a repository, and records its problems.",
    discussion: """
      Shows what is found, writes litmus-docs.json, and records today's problems in \
      litmus-docs-baseline.json, so that 'check' fails only on new ones.

      EXAMPLES
        litmus-docs init
        litmus-docs init --no-compile    does not build the package
      """
  )

  @Option(help: ArgumentHelp("The root folder of the repository.", valueName: "path"))
  var root: String?

  @OptionGroup(title: "Checks") var checks: SettingArguments<CheckSettings>
  @OptionGroup var run: SettingArguments<RunOptions>

  func run() async throws {
    var session = DocsSession(try ScopeOptions.parse([]), checks.given + run.given)
    session.plainRun.options.updatesBaseline = true
    do throws(Finding) {
      let folder = try RootFinder.folder(
        at: root ?? RootFinder.root(from: FileManager.default.currentDirectoryPath))
      session.scope.root = [folder]
      let settings = try ConfigurationFinder.settings(root: folder)
      let found = await RepositoryInventory(DocsRun(settings: settings))
      for line in found.lines { Console.print(line) }
      if let existing = found.configuration {
        Console.print("\(existing) stays as it is")
      } else {
        try found.write(to: "\(folder)/litmus-docs.json")
        Console.print("wrote litmus-docs.json: \(found.json)")
      }
      if found.compiledFences > 0, session.plainRun.settings.compiles {
        Console.print(
          "compiling \(counted(found.compiledFences, "Swift fence")): "
            + (session.plainRun.options.skipsBuild
              ? "--skip-build takes the package as it is"
              : "builds the package first, which may take minutes; --no-compile leaves this out"))
      }
    } catch {
      try Console.end([error])
    }
    try await session.repeatedly {
      await $0.check()
    } print: { printer, report in
      printer.printCheck(report)
      guard report.findings.isEmpty else { return }
      Console.print(
        report.known == 0
          ? "no problems: \(Baseline.fileName) is not needed"
          : "wrote \(Baseline.fileName): \(counted(report.known, "problem"))")
    }
  }
}

/// What a repository has, and the configuration that suits it.
struct RepositoryInventory {
  /// The configuration that exists; nil if there is none.
  let configuration: String?
  private(set) var lines: [String] = []
  /// The number of Swift fences in the documents of packages.
  private(set) var compiledFences = 0
  private var settings: [(key: String, value: String)] = []

  init(_ run: DocsRun) async {
    configuration = run.settings.configurationFile
    let report = await run.snippets()
    let tree = report.tree
    var languages: [String: Int] = [:]
    var links = 0
    var documents = 0
    for file in tree?.files ?? [] where file.uses.contains(.document) {
      guard let tree, let bytes = try? tree.bytes(of: file.path)
      else { continue }
      documents += 1
      let markdown = DocumentLinks(path: file.path, bytes: bytes)
      links += markdown.links.count(where: \.isLocal)
      let isInPackage = run.package(of: file.path) != nil
      for fence in markdown.fences {
        languages[fence.language.isEmpty ? "no language" : fence.language, default: 0] += 1
        if isInPackage, fence.language == "swift" { compiledFences += 1 }
      }
    }
    let counts = languages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let fences = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    lines = [
      "documents  \(documents)", "fences     \(fences.isEmpty ? "none" : fences)",
      "snippets   \(report.index?.keys.count ?? 0)", "links      \(links) in the repository",
    ]
    let names = (tree?.files ?? []).map { $0.path.lowercased() }
    if names.contains(where: { $0.hasSuffix(".source.md") }) {
      settings.append(("convention", "\"SourceTransform\""))
    }
    // What cannot be read would be an error of each run.
    let present = Set((tree?.files ?? []).map(\.path)).union((tree?.brokenLinks ?? [:]).keys)
    let unreadable = report.findings.filter { $0.kind == .usage && present.contains($0.file) }
    if !unreadable.isEmpty {
      let paths = Set(unreadable.map(\.file)).sorted().map { Self.json(PathGlob.literal($0)) }
      settings.append(("exclude", "[\(paths.joined(separator: ", "))]"))
    }
    if let host = await Self.host(of: run.settings.root) {
      settings.append(("linkFormat", Self.json(host.rawValue)))
    }
  }

  /// The configuration on one line.
  var json: String {
    settings.isEmpty
      ? "{}" : "{ " + settings.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + " }"
  }

  func write(to path: String) throws(Finding) {
    do {
      try Data("\(json)\n".utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch {
      throw Finding(
        .usage, file: path, message: "cannot be written (\(error.localizedDescription))")
    }
  }

  private static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Returns the host of `origin`, if it is not GitHub.
  private static func host(of root: String) async -> LinkFormat? {
    guard let address = await Repository.origin(in: root) else { return nil }
    let host = Repository.normalised(address).prefix { $0 != "/" }
    if host.contains("gitlab") { return .gitLab }
    if host.contains("bitbucket") { return .bitbucket }
    return host.hasSuffix("dev.azure.com") ? .devOps : nil
  }
}
