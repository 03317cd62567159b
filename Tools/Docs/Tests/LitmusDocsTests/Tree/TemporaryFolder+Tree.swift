import Foundation
import LitmusToolTestSupport

@testable import LitmusDocs

extension TemporaryFolder {
  /// All files and folders, with the text or the target of a link.
  func snapshot() throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try paths() {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: self.path(path)) {
        files[path] = "-> \(target)"
      } else {
        files[path] = (try? text(of: path)) ?? "(folder)"
      }
    }
    return files
  }

  /// A run over the folder that has no cache, and fills only what needs no command and no build.
  func docsRun(
    _ compatibility: Compatibility = .litmus, convention: DocumentConvention = .inPlaceOverwrite
  ) -> DocsRun {
    docsRun(DocsSettings(root: path, format: FormatOptions(compatibility, convention: convention)))
  }

  func docsRun(_ settings: DocsSettings) -> DocsRun {
    var run = DocsRun(settings: settings)
    run.settings.compiles = false
    run.settings.runsCommands = false
    run.options.workingFolder = path
    return run
  }

  func rules(
    _ compatibility: Compatibility = .litmus, convention: DocumentConvention = .inPlaceOverwrite
  ) throws -> WalkRules {
    try WalkRules(docsRun(compatibility, convention: convention).settings)
  }

  func linkedFiles(host: LinkFormat = .gitHub) throws -> LinkedFiles {
    LinkedFiles(try TreeWalk.files(below: path, rules: rules()), host: host)
  }

  /// Returns what the check of links says about documents that need not be in the folder.
  func findings(
    about documents: [DocumentLinks], symbols: SymbolNames? = nil
  ) throws -> [Finding] {
    var check = LinkCheck(try linkedFiles())
    if let symbols { check.symbols = symbols }
    return check.findings(for: documents)
  }

  func update(_ run: DocsRun? = nil) async -> DocsReport {
    try! await SyncRun(run ?? docsRun(), .update).report()
  }

  func check(_ run: DocsRun? = nil) async -> DocsReport {
    try! await SyncRun(run ?? docsRun(), .check).report()
  }
}

extension DocsReport {
  /// The findings as the user sees them.
  var lines: [String] { findings.map(\.printed) }
}

extension Finding {
  /// The finding as the tool prints it.
  var printed: String {
    let place = line.map { "\(file):\($0)" } ?? file
    let message = message(updateCommand: "litmus-docs update")
    return "\(place): \(isWarning ? "warning: " : "")\(message)"
  }
}
