#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// The environment of a step in a GitHub workflow.
struct GitHubEnvironment: Sendable {
  /// Where the files of the repository are, if that is known.
  let workspace: WorkspacePaths?
  /// The file whose Markdown becomes the step's part of the job's summary, if there is one.
  let summary: String?
  /// Where the commit's files are shown, as in `https://github.com/owner/name/blob/0a1b2c`.
  private let blob: String?

  /// Reads the environment; `nil` if this process does not belong to a step.
  ///
  /// - Parameter environment: The environment.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    workspace = value("GITHUB_WORKSPACE").map { WorkspacePaths(workspace: $0) }
    summary = value("GITHUB_STEP_SUMMARY").map(RealPath.absolute)
    if let server = value("GITHUB_SERVER_URL"), server.hasPrefix("https://"),
      let repository = value("GITHUB_REPOSITORY"), let commit = value("GITHUB_SHA")
    {
      blob = "\(server)/\(repository)/blob/\(commit)"
    } else {
      blob = nil
    }
  }

  /// Returns the URL of a line of the commit that is tested.
  ///
  /// - Parameters:
  ///   - path: The file's path in the repository.
  ///   - line: The line, counted from 1.
  func address(of path: String, line: Int) -> String? {
    blob.map { "\($0)/\(path.percentEncodedPath)#L\(line)" }
  }
}

extension String {
  /// The path as part of a URL.
  var percentEncodedPath: String {
    // The characters that need no escapes in any part of a URL, and the slash.
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
#endif
