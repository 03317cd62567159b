#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusReporting
internal import LitmusRunnerCore

/// A test executable whose main program starts no framework that is known here: it is one test,
/// which fails if its exit code is not 0, as under `swift test`.
struct ProgramTest: Codable {
  /// The executable's name.
  private var module: String
  /// The file with the main program, if it was found.
  private var path: String?

  /// Describes an executable.
  ///
  /// - Parameters:
  ///   - executable: The executable.
  ///   - folder: The package's folder.
  init(_ executable: TestExecutable, in folder: String) {
    module = ((executable.path as NSString).lastPathComponent as NSString).deletingPathExtension
    path = [folder, "\(folder)/Tests"]
      .flatMap { folder in TestMain.fileNames.map { "\(folder)/\($0)" } }
      .first { access($0, R_OK) == 0 }
  }

  /// Returns the suite with the one test, named as in `LinuxMain/main`.
  ///
  /// - Parameters:
  ///   - host: The host that runs it.
  ///   - overrides: The settings of single tests.
  func list(host: any GroupHost, overrides: TestOverrides) -> AnyTestList {
    let file = path.map { ($0 as NSString).lastPathComponent }
    let suite = file.map { ($0 as NSString).deletingPathExtension } ?? module
    let callSite = CallSite(
      fileID: "\(module)/\(file ?? suite)", filePath: path ?? module, line: path == nil ? 0 : 1,
      column: path == nil ? 0 : 1)
    let id = TestID(module: module, suite: suite, name: "main")
    let description = TestDescription(
      id: id, callSite: callSite, timeLimit: overrides.timeLimit(of: id))
    return AnyTestList(
      module: module, suite: suite, callSite: callSite, host: host,
      entries: [
        AnyTestList.Entry(
          description: description, isAsync: false, hosted: HostedName(function: "main"),
          run: { _ in })
      ])
  }
}
#endif
