#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// A run in this process of which a journal is kept, so that another process can go on with it.
///
/// A child process of a supervised run has its journal from its parent; this is for all others.
struct KeptRun {
  let folder: RunFolder
  private let writer: JournalWriter
  private let earlier: EarlierProcesses
  private let process: Int

  /// Begins a run, or goes on with one: what was running then is found to have ended its process.
  ///
  /// - Parameters:
  ///   - folder: A new run's folder, or that of a run that did not come to its end.
  ///   - outputPosition: Returns how much the process has written to its output.
  ///   - warn: Is told, at most once, that the journal is incomplete, in a line without its end.
  /// - Throws: A ``ReportError`` if the journal cannot be opened.
  init(
    _ folder: RunFolder,
    outputPosition: @escaping @Sendable () -> Int = { 0 },
    warn: @escaping @Sendable (String) -> Void = warnOnStandardError
  ) throws {
    self.folder = folder
    var earlier = EarlierProcesses(of: folder)
    process = (folder.processes().last ?? 0) + 1
    writer = try JournalWriter(
      folder, process: process, elapsed: earlier.elapsed, outputPosition: outputPosition,
      warn: warn)
    for event in earlier.judge() { writer.record(event) }
    self.earlier = earlier
  }

  /// Finds the run that a journal's folder holds for an app, or begins one there.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - plan: What runs: only an unfinished run of the same tests is gone on with.
  /// - Throws: An error if the folder cannot be written.
  init(at url: URL, plan: TestPlan) throws {
    let folder = LitmusFolder(path: url.path)
    let fingerprint = plan.fingerprint
    let unfinished = try RunFolder.lastUnfinished(
      in: folder, where: { $0.plan == fingerprint })
    let header = RunHeader(seed: plan.seed, plan: fingerprint)
    try self.init(try unfinished ?? RunFolder.create(in: folder, header: header))
  }

  /// Has a run written down, and what was done of it left out.
  func surround(_ surroundings: inout RunSurroundings) {
    surroundings.journal = writer
    surroundings.history = earlier.history
    surroundings.elapsed = earlier.elapsed
    surroundings.earlier = earlier.events
    surroundings.process = process
  }

  /// Removes what was kept, because the run has come to its end.
  func finish() {
    writer.end()
    folder.remove()
  }
}

extension TestPlan {
  /// What tells the tests of this plan, in this build of the program, from others.
  var fingerprint: String {
    var hash = StableHash()
    for test in lists.lazy.flatMap(\.entries) {
      let id = test.description.id
      for part in [id.module, id.suite, id.name] { hash.add(part) }
    }
    hash.add("\(iterations ?? 0)")
    var status = stat()
    if let program = Bundle.main.executablePath, stat(program, &status) == 0 {
      hash.add("\(status.st_ino) \(status.st_size) \(status.st_modificationSeconds)")
    }
    return String(hash.value, radix: 16)
  }
}

extension stat {
  fileprivate var st_modificationSeconds: Int {
    #if canImport(Darwin)
    st_mtimespec.tv_sec
    #else
    st_mtim.tv_sec
    #endif
  }
}
#endif
