import Foundation
import LitmusToolSupport

/// The file in the user's cache with the imports that earlier checks of a root added to fences.
struct KnownImportsFile {
  private let path: String?

  init(_ run: DocsRun) {
    let folder =
      run.options.usesCache
      ? SyncCache.userFolder(environment: ProcessInfo.processInfo.environment) : nil
    let name = String(stableHash(of: run.settings.root.utf8), radix: 16)
    path = folder.map { "\($0)/\(name).imports" }
  }

  /// Returns what is known; a file that is missing or damaged says nothing.
  func read() -> KnownImports {
    guard let path, let bytes = try? FileContent.bytes(of: path) else { return KnownImports() }
    return (try? JSONDecoder().decode(KnownImports.self, from: Data(bytes))) ?? KnownImports()
  }

  /// Writes what is known, ignoring errors.
  func write(_ imports: KnownImports) {
    guard let path, let data = try? JSONEncoder().encode(imports) else { return }
    let url = URL(filePath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }
}
