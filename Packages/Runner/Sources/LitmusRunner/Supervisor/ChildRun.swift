#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// The run of a child process: its part of the tests, told of in a journal alone.
@MainActor struct ChildRun {
  let runner: TestRunner
  private let journal: JournalWriter

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - role: What its parent has made of this process.
  ///   - arguments: The command line.
  /// - Throws: An error if the run's folder cannot be used.
  init(_ role: ChildRole, _ arguments: CommandLineArguments) async throws {
    ParentWatch.start(parent: role.parent)
    let folder = try RunFolder.open(path: role.folder)
    let work = try ChildWork.read(from: folder.work(of: role.process))
    let capture =
      arguments.reports.leavesOutput
      ? nil : try OutputCapture(path: folder.output(of: role.process))
    let elapsed = Duration.seconds(max(0, -work.runStart.timeIntervalSinceNow))
    // The parent says so if it cannot be written.
    let opened = try? JournalWriter(
      folder, process: role.process, elapsed: elapsed,
      outputPosition: { capture?.position ?? 0 }, warn: { _ in })
    guard let journal = opened else { exit(ChildRole.cannotWrite) }
    self.journal = journal
    do {
      var options = try arguments.options()
      options.shuffleSeed = folder.header.seed
      var surroundings = Self.surroundings(role, work, folder, capture)
      surroundings.journal = journal
      surroundings.elapsed = elapsed
      // What cannot be written down is lost, and another process will have to do it again.
      let isStopped = surroundings.isStopped
      surroundings.isStopped = { isStopped?($0) ?? false || journal.isIncomplete }
      let listing = SuiteListing(
        path: folder.listing(of: role.process), without: work.unlistable)
      SuiteListing.current = listing
      let inputs = ChoiceInputs.frozen(in: folder.path, arguments.choice)
      let plan = try await CommandLineRun.plan(arguments, inputs)
      listing.finish()
      runner = TestRunner(plan: plan, options: options, surroundings: surroundings)
    } catch let error as CommandLineError {
      journal.refuse(error)
      exit(error.code.rawValue)
    }
  }

  private static func surroundings(
    _ role: ChildRole, _ work: ChildWork, _ folder: RunFolder, _ capture: OutputCapture?
  ) -> RunSurroundings {
    var surroundings = RunSurroundings()
    surroundings.process = role.process
    surroundings.history = folder.history(for: work)
    if work.share != .all {
      surroundings.claims = FolderClaims(
        folder: folder.claims, work: work, process: role.process)
      let stop = StopFile(path: folder.stop)
      surroundings.isStopped = { stop.stops($0) }
    }
    if let capture { surroundings.takeOutput = { capture.take(isStuck: $0) } }
    let check = DescriptorCheck(
      [("standard output", STDOUT_FILENO), ("standard error", STDERR_FILENO)],
      own: capture?.descriptor)
    surroundings.damage = { check.problem() }
    surroundings.leaveSuspects = { _exit(ChildRole.anyMayBeToBlame) }
    surroundings.leave = { _exit(ChildRole.goOnWithoutMe) }
    return surroundings
  }

  /// Ends the process when its work is done; what failed stands in the journal.
  func end() -> Never {
    journal.end()
    exit(journal.isIncomplete ? ChildRole.cannotWrite : 0)
  }
}
#endif
