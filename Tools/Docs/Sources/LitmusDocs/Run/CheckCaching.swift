internal import LitmusDocsFormat
import Foundation
import LitmusToolSupport

/// Stores the result of a check that found nothing but warnings and known problems, with everything
/// that it depends on.
///
/// A command whose inputs are not declared may depend on anything: a check that runs one is not stored.
final class CheckCaching: Sendable {
  private let run: DocsRun
  private let receipt: SyncCache.Receipt?
  private let buildTime = Guarded<Int64?>(nil)

  /// - Parameter receipt: The start of the run; nil if it is not to be stored.
  init(run: DocsRun, receipt: SyncCache.Receipt?) {
    self.run = run
    self.receipt = receipt
  }

  /// Records that the packages have been built, and that nothing that was built has been read.
  func didBuild() {
    let now = receipt?.now
    buildTime.withLock { $0 = $0 ?? now }
  }

  /// Stores a report without findings.
  ///
  /// - Parameters:
  ///   - documents: The documents that were compiled or run.
  ///   - inputs: Absolute paths of further files that the result depends on.
  func store(
    _ report: DocsReport, of documents: [CheckedDocument], alsoDependingOn inputs: [String]
  ) {
    guard let receipt else { return }
    guard !documents.isEmpty else {
      return receipt.store(alsoDependingOn: inputs, report: report.stored)
    }
    var declared: Set<String> = []
    if run.settings.runsCommands {
      let output = OutputCheck(packages: run.packages, timeLimit: .seconds(run.settings.timeLimit))
      guard let known = output.inputs(of: documents) else { return }
      declared = known
    }
    let build = BuildInputs(
      of: documents.map(\.path), run.compileOptions(),
      environment: ProcessInfo.processInfo.environment)
    let builtAt = buildTime.withLock { $0 } ?? receipt.start
    let isProduct: (String) -> Bool = { path in
      build.products.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let now = receipt.now ?? builtAt
    let contents = build.sources.union(declared).union(build.products).sorted().map { path in
      // `swift test --skip-build`, as a command, writes the build's descriptions again; a build that
      // changes them changes other products, too.
      let isDescription = path.hasSuffix("description.json")
      return SyncCache.Content(
        path: path, time: isDescription ? now : isProduct(path) ? builtAt : receipt.start)
    }
    receipt.store(
      alsoDependingOn: inputs, contents: contents, report: report.stored)
  }

  // MARK: The key

  /// Returns everything besides files that a check depends on.
  static func fingerprint(of run: DocsRun) -> String {
    let settings = run.settings
    let packages = settings.packages.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    let environment = relevant(ProcessInfo.processInfo.environment)
    let values: [String] = [
      DocsRun.version, "\(settings.checksLinks) \(settings.compiles) \(settings.runsCommands)",
      "\(run.options.skipsBuild) \(settings.timeLimit) \(settings.compilesComments)",
      run.options.scratchPath ?? "",
      settings.prelude, settings.buildFlags.joined(separator: "\n"), settings.repository ?? "",
      packages.joined(separator: "\n"), environment.joined(separator: "\n"),
    ]
    return values.joined(separator: "\u{0}")
  }

  /// Variables that differ between terminals and processes, and change no result.
  private static let irrelevant: Set<String> = [
    "_", "SHLVL", "PWD", "OLDPWD", "COLUMNS", "LINES", "TERM", "COLORTERM", "WINDOWID", "STY",
    "PS1", "PS2", "LS_COLORS", "HISTFILE", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY",
    "SSH_AUTH_SOCK", "TMUX", "TMUX_PANE", "XDG_SESSION_ID",
  ]

  /// Returns the variables that a manifest, a build or a command may read, sorted.
  static func relevant(_ environment: [String: String]) -> [String] {
    environment.filter { !irrelevant.contains($0.key) && !$0.key.hasPrefix("TERM_") }
      .map { "\($0)=\($1)" }.sorted()
  }
}

extension DocsReport {
  /// The part of a report that a later run shows if nothing has changed.
  private struct Stored: Codable {
    var fences: [FenceReport]
    var warnings: [Finding]
    var known: Int
    var gone: Int
  }

  fileprivate var stored: String {
    // They are said once, by the check that found them.
    let fences = fences.map { fence in
      var fence = fence
      fence.areImportsKnown = true
      return fence
    }
    let stored = Stored(fences: fences, warnings: findings, known: known, gone: gone)
    return (try? JSONEncoder().encode(stored)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Adds what was stored with an earlier run.
  mutating func restore(_ text: String) {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(text.utf8)) else { return }
    fences = stored.fences
    known = stored.known
    gone = stored.gone
    findings = stored.warnings
  }
}
