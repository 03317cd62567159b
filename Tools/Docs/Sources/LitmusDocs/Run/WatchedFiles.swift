import Foundation
import LitmusToolSupport

/// A snapshot of the files of a run.
struct WatchedFiles: Equatable {
  private let files: [TreeFile]
  /// The states of the configurations that the run reads, or would read if they existed.
  private let configurations: [FileStamp?]

  init(_ run: DocsRun) {
    let root = run.settings.root
    let names =
      ["litmus-docs.json", "mdsnippets.json"] + [run.settings.configurationFile].compactMap(\.self)
    configurations = names.map { FileStamp(path: absolutePath($0, in: root)) }
    let rules = try? SyncRun(run, .check).rules
    let tree = rules.flatMap { try? TreeWalk.files(below: root, rules: $0) }
    files = tree?.files ?? []
  }

  /// Waits until a file changes.
  ///
  /// It walks the tree four times a second, which takes a few milliseconds and works on every platform.
  ///
  /// - Returns: False if the user has asked to stop.
  static func change(of before: [WatchedFiles], in runs: [DocsRun]) async -> Bool {
    while !InterruptRequest.isRequested {
      try? await Task.sleep(for: .milliseconds(250))
      if runs.map(WatchedFiles.init) != before { return true }
    }
    return false
  }
}
