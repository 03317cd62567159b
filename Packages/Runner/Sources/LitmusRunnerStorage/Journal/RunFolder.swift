#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore
internal import LitmusRunnerReports

/// The folder of a run in progress, with which another process can resume the run.
package struct RunFolder: Sendable {
  package let path: String
  package let header: RunHeader
  /// Held by the run's parent process; the system releases it when that process ends in any way.
  private let lock: RunLock?
  /// The temporary folder that contains it, if the run is not kept.
  private var temporary: LitmusFolder?

  /// Makes the folder of a new run, and acquires its lock.
  ///
  /// - Parameters:
  ///   - folder: The folder with the program's runs.
  ///   - header: The description of the run.
  /// - Throws: A ``RunError`` or ``ReportError`` if it cannot be made.
  package static func create(in folder: LitmusFolder, header: RunHeader) throws -> RunFolder {
    do {
      return try make(in: folder, header: header)
    } catch {
      folder.removeIfTemporary()
      throw error
    }
  }

  private static func make(in folder: LitmusFolder, header: RunHeader) throws -> RunFolder {
    try folder.create()
    removeLeftovers(in: folder)
    let name = try makeDirectory(in: folder.runs, date: header.date)
    let hidden = "\(folder.runs)/.new-\(name)"
    let path = "\(folder.runs)/\(name)"
    do {
      guard let lock = try RunLock(folder: hidden) else {
        throw RunError("\(visible(hidden)) is locked, but expected to be new.")
      }
      guard mkdir("\(hidden)/claims", 0o755) == 0 else { throw ReportError(writing: hidden, errno) }
      try JSONEncoder().encode(header).write(to: URL(fileURLWithPath: "\(hidden)/run.json"))
      // Other processes see the folder only when it is complete and locked.
      guard rename(hidden, path) == 0 else { throw ReportError(writing: path, errno) }
      return RunFolder(
        path: path, header: header, lock: lock, temporary: folder.isTemporary ? folder : nil)
    } catch {
      try? FileManager.default.removeItem(atPath: hidden)
      throw error
    }
  }

  /// Opens the folder of a run whose parent is another process.
  ///
  /// - Throws: A ``RunError`` if there is no run of this version.
  package static func open(path: String) throws -> RunFolder {
    RunFolder(path: path, header: try RunHeader(path: "\(path)/run.json"), lock: nil)
  }

  /// Opens the newest run that is unfinished and not in progress, and acquires its lock.
  ///
  /// - Parameters:
  ///   - folder: The folder with the program's runs.
  ///   - warn: Called with a warning, without a line break, about each run that is set aside
  ///     because this version cannot read it.
  ///   - isWanted: Returns whether a run may be resumed.
  /// - Returns: The run; `nil` if there is none.
  package static func lastUnfinished(
    in folder: LitmusFolder,
    warn: (String) -> Void = { warnOnStandardError($0) },
    where isWanted: (RunHeader) -> Bool = { _ in true }
  ) throws -> RunFolder? {
    for name in names(in: folder).reversed() {
      let path = "\(folder.runs)/\(name)"
      guard let lock = try? RunLock(folder: path) else { continue }
      do {
        let header = try RunHeader(path: "\(path)/run.json")
        if isWanted(header) { return RunFolder(path: path, header: header, lock: lock) }
      } catch {
        let aside = "\(path).unreadable"
        if rename(path, aside) == 0 {
          warn("\(error). The run was set aside as \(visible(aside)).")
        }
      }
    }
    return nil
  }

  /// Moves the folder of an unfinished run to a new name, and waits for its earlier processes.
  ///
  /// Children whose parent is gone end soon. Those that have not opened their journals cannot do so
  /// any more, and the others hold a lock until they end.
  ///
  /// - Throws: A ``ReportError`` if the folder cannot be moved.
  package func takenOver() throws -> RunFolder {
    let runs = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let name = try Self.makeDirectory(in: runs, date: header.date)
    let moved = RunFolder(path: "\(runs)/\(name)", header: header, lock: lock)
    rmdir("\(runs)/.new-\(name)")
    guard rename(path, moved.path) == 0 else { throw ReportError(writing: path, errno) }
    for process in moved.processes() where process > 0 { moved.awaitEnd(of: process) }
    return moved
  }

  /// Waits until a process no longer has its journal open, and kills it if it keeps it open.
  private func awaitEnd(of process: Int) {
    let file = Foundation.open(journal(of: process), O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    // A child checks ten times a second whether its parent is gone.
    for attempt in 0..<200 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      if attempt == 50 {
        var reader = JournalReader(path: journal(of: process))
        for case .process(let pid, _) in reader.read() { kill(pid, SIGKILL) }
      }
      usleep(10_000)
    }
  }

  /// Returns the path of the file that describes a process's work.
  package func work(of process: Int) -> String { "\(path)/work-\(process)" }

  /// Returns whether a process has a parent, which records the results of tests that end it.
  package func isChild(_ process: Int) -> Bool { access(work(of: process), F_OK) == 0 }

  /// Returns the path of a process's journal; 0 is the parent.
  package func journal(of process: Int) -> String { "\(path)/journal-\(process)" }

  /// Returns the path of the file with a process's standard output and standard error.
  package func output(of process: Int) -> String { "\(path)/output-\(process)" }

  /// The path of the folder with the processes' claims to suites.
  package var claims: String { "\(path)/claims" }

  /// The path of the file that keeps processes from starting more tests while it exists.
  package var stop: String { "\(path)/stop" }

  /// Returns the processes that have a journal, in order.
  package func processes() -> [Int] {
    Directories.names(in: path).compactMap { name in
      name.hasPrefix("journal-") ? Int(name.dropFirst("journal-".count)) : nil
    }.sorted()
  }

  /// Whether the folder is where a later process finds it.
  package var isKept: Bool { temporary == nil }

  /// Removes the folder, and its lock with it.
  ///
  /// If the run is not kept, this also removes the temporary folder around it.
  package func remove() {
    Self.remove(path)
    temporary?.removeIfTemporary()
  }
}

// MARK: - The folders of all runs
extension RunFolder {
  /// How many unfinished runs are kept.
  private static let keptRuns = 5

  /// Returns the names of the runs that can be resumed, oldest first.
  private static func names(in folder: LitmusFolder) -> [String] {
    Directories.names(in: folder.runs)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".unreadable") }
      // Two runs of one second differ in the number of their process.
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Removes runs that will not be resumed, and leftovers of removed runs.
  private static func removeLeftovers(in folder: LitmusFolder) {
    for name in names(in: folder).dropLast(keptRuns) {
      let path = "\(folder.runs)/\(name)"
      guard let lock = try? RunLock(folder: path) else { continue }
      withExtendedLifetime(lock) { remove(path) }
    }
    for name in Directories.names(in: folder.runs) where name.hasPrefix(".old-") {
      try? FileManager.default.removeItem(atPath: "\(folder.runs)/\(name)")
    }
  }

  /// Removes a run so that no other process sees it partly removed.
  private static func remove(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let hidden = url.deletingLastPathComponent()
      .appending(path: ".old-\(url.lastPathComponent)").path
    let isHidden = rename(path, hidden) == 0
    try? FileManager.default.removeItem(atPath: isHidden ? hidden : path)
  }

  /// Makes a directory for a new run that other processes ignore for now.
  ///
  /// - Returns: The run's name, which sorts by time.
  private static func makeDirectory(in runs: String, date: Date) throws -> String {
    let time = date.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    for attempt in 1... {
      let name = "\(time)-\(getpid())" + (attempt == 1 ? "" : "-\(attempt)")
      let path = "\(runs)/.new-\(name)"
      if mkdir(path, 0o755) == 0 {
        // Only now can no other thread take the name.
        if access("\(runs)/\(name)", F_OK) != 0 { return name }
        rmdir(path)
      } else if errno != EEXIST {
        throw ReportError(writing: path, errno)
      }
    }
    preconditionFailure("The loop has no end")
  }
}

extension RunFolder {
  /// Checks whether there is disk space for the journals of a short run.
  ///
  /// - Parameter needsClaims: Whether processes claim tests by links, which not all file systems have.
  /// - Throws: A ``ReportError`` if not.
  package func checkRoom(needsClaims: Bool) throws {
    if needsClaims {
      let link = "\(claims)/room"
      guard symlink("0", link) == 0 else { throw ReportError(writing: claims, errno) }
      unlink(link)
    }
    let probe = "\(path)/room"
    let file = Foundation.open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    defer { unlink(probe) }
    guard file >= 0 else { throw ReportError(writing: path, errno) }
    defer { close(file) }
    let bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = write(file, bytes, bytes.count)
    guard count == bytes.count else { throw ReportError(writing: path, count < 0 ? errno : ENOSPC) }
  }

  /// Copies the run to another folder, with everything its processes have recorded so far.
  ///
  /// - Parameter folder: The folder to copy to.
  /// - Throws: An error if there is no disk space either.
  package func copied(to folder: LitmusFolder) throws -> RunFolder {
    let copy = try RunFolder.create(in: folder, header: header)
    let files = FileManager.default
    do {
      // The copy has its own lock and header, and the output has been read already.
      let isOwn = { (name: String) in
        name == "lock" || name == "run.json" || name.hasPrefix("output-")
      }
      for name in try files.contentsOfDirectory(atPath: path) where !isOwn(name) {
        let location = "\(copy.path)/\(name)"
        if name == "claims" { try files.removeItem(atPath: location) }
        try files.copyItem(atPath: "\(path)/\(name)", toPath: location)
      }
      return copy
    } catch {
      copy.remove()
      throw error
    }
  }
}

extension RunFolder {
  /// Returns the history of the run from all processes so far.
  package func history() -> RunHistory { history(of: processes()) }

  /// Returns the history of the run from the journals of some processes.
  package func history(of processes: some Sequence<Int>) -> RunHistory {
    var history = RunHistory()
    // The parent's results come last: that a test ended its process when it ran again counts.
    let parent = 0
    for process in processes.filter({ $0 != parent }) + processes.filter({ $0 == parent }) {
      var reader = JournalReader(path: journal(of: process))
      for case .event(let event, _) in reader.read() { history.apply(event) }
    }
    return history
  }
}

extension RunFolder {
  /// Returns the process identifier of the newest run in progress; `nil` if there is none.
  ///
  /// - Parameter folder: The folder with the program's runs.
  package static func processUnderWay(in folder: LitmusFolder) -> Int? {
    let names = Directories.names(in: folder.runs).filter { !$0.hasPrefix(".") }
    return names.sorted().reversed().lazy.compactMap { name in
      let path = "\(folder.runs)/\(name)"
      // Only the lock proves that the process is not another one with the same identifier.
      guard access("\(path)/lock", F_OK) == 0, let isFree = try? RunLock(folder: path) != nil,
        !isFree
      else { return nil }
      // "<time>-<process>"
      let parts = name.split(separator: "-")
      return parts.count > 1 ? Int(parts[1]) : nil
    }.first
  }
}

/// The lock of a run's folder, held as long as this object exists.
package final class RunLock: Sendable {
  private let file: Locked<ResilientFile>

  /// Acquires the lock; `nil` if another process holds it, or the folder has just been removed.
  ///
  /// - Parameter folder: The run's folder.
  /// - Throws: A ``ReportError`` if there is no such folder.
  init?(folder: String) throws {
    let file = try ResilientFile(path: "\(folder)/lock")
    guard file.lock(), file.isInPlace else { return nil }
    self.file = Locked(file)
  }
}
#endif
