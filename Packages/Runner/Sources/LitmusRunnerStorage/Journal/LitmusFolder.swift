#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import Foundation

/// The folder in which one program's test runs store files for later runs.
///
/// It is `.litmus/<program name>` in the current directory, or `<program name>` below the folder in
/// the environment variable `LITMUS_FOLDER`.
package struct LitmusFolder: Sendable {
  package let path: String
  /// Whether it is removed with the run that is in it.
  private(set) var isTemporary = false

  /// Locates the folder of a program.
  ///
  /// - Parameters:
  ///   - program: The program's name or path.
  ///   - environment: The environment.
  package init(
    program: String = CommandLine.arguments.first ?? "",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let name = program.split(separator: "/").last.map(String.init) ?? ""
    let safe = ["", ".", ".."].contains(name) ? "program" : name
    let parent = environment["LITMUS_FOLDER"].flatMap { $0.isEmpty ? nil : $0 }
    let absolute = RealPath.absolute(parent ?? ".litmus")
    path = "\(absolute)/\(safe)"
  }

  /// Uses the folder at a path.
  init(path: String) { self.path = RealPath.absolute(path) }

  /// The path of the folder with the runs.
  var runs: String { "\(path)/runs" }

  /// Makes the folder, if it does not exist.
  ///
  /// - Throws: A ``RunError`` if it cannot be made or written to.
  package func create() throws(RunError) {
    let code = Directories.make(runs)
    guard code == 0, access(runs, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(code == 0 ? errno : code))
      throw RunError(
        "\(visible(path)) cannot be written: \(reason). To store results elsewhere, set "
          + "LITMUS_FOLDER to a folder that can be written.")
    }
    ignoreInGit()
  }

  /// Returns the folder, made if needed; if that fails, a temporary folder, with a warning.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - warn: Called with the warning that nothing is kept, without a line break.
  /// - Throws: A ``RunError`` if there is no temporary folder either.
  package static func created(
    _ folder: LitmusFolder = LitmusFolder(),
    warn: (String) -> Void = { warnOnStandardError($0) }
  ) throws(RunError) -> LitmusFolder {
    do {
      try folder.create()
      return folder
    } catch {
      let temporary = try madeTemporary()
      warn("Nothing of this run is kept: \(error)")
      return temporary
    }
  }

  /// Makes a folder for a run that cannot be kept, which nobody else can have made.
  ///
  /// - Throws: A ``RunError`` if that fails.
  package static func madeTemporary() throws(RunError) -> LitmusFolder {
    let parent = NSTemporaryDirectory()
    guard let path = Directories.makeTemporary("\(parent)/litmus-run-") else {
      throw RunError("\(visible(parent)) cannot be written: \(String(cString: strerror(errno))).")
    }
    var folder = LitmusFolder(path: path)
    folder.isTemporary = true
    return folder
  }

  /// Removes the folder and all that is in it, if it is one for a run that is not kept.
  func removeIfTemporary() {
    if isTemporary { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Keeps what is in the folder out of the user's repository.
  private func ignoreInGit() {
    let file = URL(filePath: "\(path)/.gitignore")
    try? Data("*\n".utf8).write(to: file, options: .withoutOverwriting)
  }
}
#endif
