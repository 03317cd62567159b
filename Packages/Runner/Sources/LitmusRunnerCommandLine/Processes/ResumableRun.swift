#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

/// A run as its first process begins it: a new one, or an unfinished one.
@MainActor struct ResumableRun {
  let folder: RunFolder
  /// The program whose tests run.
  let program: CommandLineProgram
  /// The command line; of a resumed run, the one that it began with.
  let arguments: CommandLineArguments
  /// Whether the run is new, not resumed.
  let isNew: Bool
  /// The file that keeps the results for later runs.
  let store: String
  /// The selection of tests, by the files that it depends on as they were when the run began.
  var selection: TestSelection { TestSelection(arguments.selection, frozenIn: folder.path) }

  /// Begins a run, or opens the last one if the command line says so.
  ///
  /// - Parameters:
  ///   - given: The command line.
  ///   - program: The program whose tests run.
  /// - Throws: A ``RunError`` or ``ReportError`` if that fails.
  init(_ given: CommandLineArguments, of program: CommandLineProgram) throws {
    self.program = program
    // Errors in the options are reported before anything is created.
    let options = try given.options()
    _ = try TestFilter(given.selection)
    isNew = !given.isolation.resume
    guard given.isolation.resume else {
      let litmus = try LitmusFolder.created()
      store = ResultStore.path(in: litmus)
      arguments = given
      let header = RunHeader(program: program.name, seed: options.shuffleSeed)
      do {
        folder = try Self.begin(given, header, in: litmus, needsRoom: true)
      } catch let error as ReportError {
        warnOnStandardError("Nothing of this run is kept: \(error).")
        folder = try Self.begin(given, header, in: .madeTemporary(), needsRoom: false)
      }
      return
    }
    // Runs of apps that write a journal are resumed by the apps themselves.
    let unfinished = try RunFolder.lastUnfinished(in: LitmusFolder(), where: { $0.plan == nil })
    guard let folder = unfinished else {
      let reason =
        RunFolder.processUnderWay(in: LitmusFolder())
        .map { "a run is still in progress, in process \($0)" }
        ?? "no run of this program was stopped before its end"
      throw RunError("Nothing to resume: \(reason).", code: .nothingMatched)
    }
    if let build = folder.header.build, build != FileVersion.ofThisProgram {
      throw RunError(
        "Nothing to resume: the last run was stopped in another build of this program, whose "
          + "results need not hold for this one. Run the tests again without --resume.",
        code: .nothingMatched)
    }
    arguments = try Self.arguments(of: folder, given, program)
    self.folder = try folder.takenOver()
    store = ResultStore.path(in: LitmusFolder())
  }

  /// Makes the folder of a new run, with the files that the selection of tests depends on.
  ///
  /// - Throws: A ``ReportError`` if there is no room for it, or a ``RunError``.
  private static func begin(
    _ given: CommandLineArguments, _ header: RunHeader, in litmus: LitmusFolder,
    needsRoom: Bool
  ) throws -> RunFolder {
    let folder: RunFolder
    do {
      folder = try RunFolder.create(in: litmus, header: header)
    } catch let error as CocoaError {
      // Foundation's own description does not help a user.
      throw ReportError(writing: litmus.path, error.underlyingCode ?? EIO)
    }
    do {
      try TestSelection(given.selection).freeze(in: folder.path)
      if needsRoom { try folder.checkRoom(needsClaims: given.isolation.dividesTests) }
      return folder
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Returns the arguments that a run began with, but with the reports that are requested now.
  private static func arguments(
    of folder: RunFolder, _ given: CommandLineArguments, _ program: CommandLineProgram
  ) throws -> CommandLineArguments {
    // Not the current environment, which may choose other tests.
    let bazel = BazelEnvironment(folder.header.environment ?? [:])
    return try program.read(folder.header.arguments, bazel).replacing(.resume, from: given)
  }

  /// Removes the folder if the run is new, so that no other process has worked on it.
  func discard() {
    if isNew { folder.remove() }
  }
}

extension CocoaError {
  /// The system's error code.
  fileprivate var underlyingCode: CInt? {
    if code == .fileWriteOutOfSpace { return ENOSPC }
    let underlying = userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying as? POSIXError)?.code.rawValue
  }
}
#endif
