import Foundation
import LitmusToolSupport

extension DocsRun {
  /// The file in the user's cache with the imports that earlier checks of the root added to fences; nil if there
  /// is no cache.
  ///
  /// It is as good as none if it is damaged or cannot be written.
  var knownImportsFile: JSONFile? {
    guard options.usesCache,
      let folder = SyncCache.userFolder(environment: ProcessInfo.processInfo.environment)
    else { return nil }
    let name = String(stableHash(of: settings.root.utf8), radix: 16)
    return JSONFile(path: "\(folder)/\(name).imports")
  }
}
