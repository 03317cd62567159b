#if LITMUS_RUNNER
internal import Foundation
package import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// The links of a page's locations: to the commit on GitHub, and to an editor.
package struct SourceLinks: Sendable {
  private var github: GitHubEnvironment?
  /// The address of a line in the editor, with `{path}`, `{line}` and `{column}`.
  private var editor: String?

  /// Makes no links.
  package init() {}

  /// Makes the links that a workflow of GitHub and the command line ask for.
  ///
  /// - Parameters:
  ///   - editor: The name of an editor, or the address of a line with `{path}`, `{line}` and
  ///     `{column}`; `nil` for no links to an editor.
  ///   - environment: The environment, which names the commit in a workflow.
  /// - Throws: A ``RunError`` if the editor is not known and its address has no path.
  package init(
    editor: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RunError) {
    github = GitHubEnvironment(environment)
    guard let editor else { return }
    let address = Self.editors[editor] ?? editor
    guard Self.isAddress(address) else {
      throw RunError(
        "--editor was '\(visible(editor))', but expected \(Self.names), or an address such as "
          + "editor://open?file={path}&line={line}.")
    }
    self.editor = address
  }

  /// The editors whose addresses are known.
  private static let editors = [
    "vscode": "vscode://file{path}:{line}:{column}",
    "cursor": "cursor://file{path}:{line}:{column}",
    "zed": "zed://file{path}:{line}:{column}",
    "idea": "idea://open?file={path}&line={line}&column={column}",
  ]

  private static var names: String { editors.keys.sorted().joined(separator: ", ") }

  /// Returns whether it is the address of a path, and of no script.
  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = text.firstMatch(of: /^([a-z][a-z0-9+.\-]*):\/\//) else { return false }
    return text.contains("{path}") && !["javascript", "data"].contains(scheme.1)
  }

  /// Returns the address of a line of the commit; `nil` if it is not known.
  func commit(_ callSite: CallSite) -> String? {
    guard let github, let path = github.workspace?.path(of: callSite) else { return nil }
    return github.address(of: path, line: callSite.line)
  }

  /// Returns the address of a line in the editor; `nil` if there is none.
  func editor(_ callSite: CallSite) -> String? {
    guard let editor, callSite.isInSource, callSite.filePath.hasPrefix("/") else { return nil }
    return editor.replacing("{path}", with: callSite.filePath.percentEncodedPath)
      .replacing("{line}", with: "\(callSite.line)")
      .replacing("{column}", with: "\(callSite.knownColumn ?? 1)")
  }

  /// Returns a location as the page shows it, with its links.
  ///
  /// - Parameters:
  ///   - callSite: The location.
  ///   - name: The class of the element with the text; empty for none.
  func element(of callSite: CallSite, class name: String = "") -> String {
    let attribute = name.isEmpty ? "" : " class=\"\(name)\""
    let code =
      "<code\(attribute)>\(LitmusRunnerReports.html(SourcePaths.current.text(of: callSite)))</code>"
    let commit = commit(callSite)
    let editor = editor(callSite)
    guard let first = commit ?? editor else { return code }
    let link = "<a href=\"\(LitmusRunnerReports.html(first))\">\(code)</a>"
    guard commit != nil, let editor else { return link }
    return link
      + " <a class=\"editor\" href=\"\(LitmusRunnerReports.html(editor))\">Open in editor</a>"
  }
}
#endif
