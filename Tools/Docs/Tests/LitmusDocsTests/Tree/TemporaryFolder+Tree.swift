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

  func options(
    _ compatibility: Compatibility = .litmus, convention: DocumentConvention = .inPlaceOverwrite
  ) -> SyncOptions {
    var settings = DocsSettings(root: path)
    settings.format = FormatOptions(compatibility, convention: convention)
    return options(settings)
  }

  func options(_ settings: DocsSettings) -> SyncOptions {
    try! SyncOptions(settings, workingFolder: path)
  }

  func linkedFiles(host: LinkFormat = .gitHub) throws -> LinkedFiles {
    LinkedFiles(try TreeWalk.files(below: path, rules: options().rules), host: host)
  }

  /// Returns what the check of links says about documents that need not be in the folder.
  func findings(
    about documents: [DocumentLinks], symbols: SymbolNames? = nil
  ) throws -> [Finding] {
    var check = LinkCheck(try linkedFiles())
    if let symbols { check.symbols = symbols }
    return check.findings(for: documents)
  }

  func update(_ options: SyncOptions? = nil) async -> SyncResult {
    var options = options ?? self.options()
    options.writes = true
    return await SyncRun(options: options).result()
  }

  func check(_ options: SyncOptions? = nil) async -> SyncResult {
    await SyncRun(options: options ?? self.options()).result()
  }
}

extension SyncResult {
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
