internal import Foundation
internal import LitmusDocsTree

/// The files of a run as they were at one moment.
struct WatchedFiles: Equatable {
  private let files: [TreeFile]

  init(_ run: DocsRun) {
    let rules = try? run.syncOptions().rules
    let tree = rules.flatMap { try? TreeWalk.files(below: run.settings.root, rules: $0) }
    files = tree?.files ?? []
  }

  /// Waits until a file is not as it was.
  ///
  /// The tree is walked four times a second, which takes a few milliseconds and works everywhere.
  ///
  /// - Returns: False if the user has asked to stop.
  static func change(of before: [WatchedFiles], in runs: [DocsRun]) async -> Bool {
    while !Interruption.isRequested {
      try? await Task.sleep(for: .milliseconds(250))
      if runs.map(WatchedFiles.init) != before { return true }
    }
    return false
  }
}
