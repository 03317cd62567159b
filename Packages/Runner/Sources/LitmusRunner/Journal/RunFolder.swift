#if LITMUS_RUNNER
internal import Foundation

/// What is kept of one run while it lasts, so that another process can go on with it.
struct RunFolder: Sendable {
  let path: String
  let header: RunHeader
  /// Held by the run's parent; the system frees it when that ends, however it does.
  private let lock: RunLock?

  /// Makes the folder of a new run, and takes its lock.
  ///
  /// - Parameters:
  ///   - folder: Where the program's runs are kept.
  ///   - header: What the run is.
  /// - Throws: A ``CommandLineError`` or ``ReportError`` if it cannot be made.
  static func create(in folder: LitmusFolder, header: RunHeader) throws -> RunFolder {
    try folder.create()
    removeLeftovers(in: folder)
    let name = try makeDirectory(in: folder.runs, date: header.date)
    let hidden = "\(folder.runs)/.new-\(name)"
    let path = "\(folder.runs)/\(name)"
    do {
      guard let lock = try RunLock(folder: hidden) else {
        throw CommandLineError("\(visible(hidden)) is locked, but expected to be new.")
      }
      guard mkdir("\(hidden)/claims", 0o755) == 0 else { throw ReportError(writing: hidden, errno) }
      try header.data.write(to: URL(fileURLWithPath: "\(hidden)/run.json"))
      // Others see the folder when it is whole, and locked.
      guard rename(hidden, path) == 0 else { throw ReportError(writing: path, errno) }
      return RunFolder(path: path, header: header, lock: lock)
    } catch {
      try? FileManager.default.removeItem(atPath: hidden)
      throw error
    }
  }

  /// Opens the folder of a run whose parent is another process.
  ///
  /// - Throws: A ``CommandLineError`` if there is none of this version.
  static func open(path: String) throws -> RunFolder {
    RunFolder(path: path, header: try RunHeader(path: "\(path)/run.json"), lock: nil)
  }

  /// Opens the newest run that has not come to its end and is not under way, and takes its lock.
  ///
  /// - Parameters:
  ///   - folder: Where the program's runs are kept.
  ///   - warn: Is told which run is set aside, in a line without its end, because this version
  ///     cannot read it.
  ///   - isWanted: Whether a run is one to go on with.
  /// - Returns: The run; `nil` if there is none.
  static func lastUnfinished(
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

  /// The journal of a process; 0 is the parent.
  func journal(of process: Int) -> String { "\(path)/journal-\(process)" }

  /// What a process writes to its standard output and standard error.
  func output(of process: Int) -> String { "\(path)/output-\(process)" }

  /// Where processes note which suites are theirs.
  var claims: String { "\(path)/claims" }

  /// While this file exists, no more tests are to be started.
  var stop: String { "\(path)/stop" }

  /// The processes that have a journal, in order.
  func processes() -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in
      name.hasPrefix("journal-") ? Int(name.dropFirst("journal-".count)) : nil
    }.sorted()
  }

  /// Whether it stands where a later process finds it.
  var isKept: Bool { !path.hasPrefix(LitmusFolder.temporary.path + "/") }

  /// Removes the folder, and gives up its lock when it is gone.
  ///
  /// The temporary folder round one that is not kept goes with it.
  func remove() {
    Self.remove(path)
    if !isKept { try? FileManager.default.removeItem(atPath: LitmusFolder.temporary.path) }
  }
}

// MARK: - The folders of all runs
extension RunFolder {
  /// How many runs that did not come to their end are kept.
  private static let keptRuns = 5

  /// The names of the runs that can be gone on with, oldest first.
  private static func names(in folder: LitmusFolder) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.runs)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".unreadable") }.sorted()
  }

  /// Removes runs that nobody will go on with, and what remains of removed ones.
  private static func removeLeftovers(in folder: LitmusFolder) {
    for name in names(in: folder).dropLast(keptRuns) {
      let path = "\(folder.runs)/\(name)"
      guard let lock = try? RunLock(folder: path) else { continue }
      withExtendedLifetime(lock) { remove(path) }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.runs)) ?? []
    for name in names where name.hasPrefix(".old-") {
      try? FileManager.default.removeItem(atPath: "\(folder.runs)/\(name)")
    }
  }

  /// Removes a run in such a way that nobody sees a part of it.
  private static func remove(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let hidden = url.deletingLastPathComponent()
      .appending(path: ".old-\(url.lastPathComponent)").path
    let isHidden = rename(path, hidden) == 0
    try? FileManager.default.removeItem(atPath: isHidden ? hidden : path)
  }

  /// Makes a directory for a new run that others do not look at yet.
  ///
  /// - Returns: The run's name, which sorts by time.
  private static func makeDirectory(in runs: String, date: Date) throws -> String {
    let time = date.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    for attempt in 1... {
      let name = "\(time)-\(getpid())" + (attempt == 1 ? "" : "-\(attempt)")
      if access("\(runs)/\(name)", F_OK) == 0 { continue }
      let path = "\(runs)/.new-\(name)"
      if mkdir(path, 0o755) == 0 { return name }
      guard errno == EEXIST else { throw ReportError(writing: path, errno) }
    }
    preconditionFailure("The loop has no end")
  }
}
#endif
