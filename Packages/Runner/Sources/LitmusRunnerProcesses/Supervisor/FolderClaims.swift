#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
package import LitmusRunnerStorage
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerReports

/// Claims by links in a folder, each of which only one process can make.
package struct FolderClaims: TestClaims {
  private let folder: String
  private let work: ChildWork
  private let process: Int
  /// Whether the one test has been claimed.
  private let isDone = Locked(false)
  /// Whether a claim failed, and not because there was one already.
  private let failure = Locked(false)

  /// Makes the claims of one process.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - work: The process's work.
  ///   - process: Its number in the run.
  package init(folder: String, work: ChildWork, process: Int) {
    self.folder = folder
    self.work = work
    self.process = process
  }

  /// Returns the claims of the same process to one test that it has claimed.
  func only(_ test: TestID, iteration: Int) -> FolderClaims {
    var work = work
    work.share = .only(RunHistory.Key(test: test, iteration: iteration))
    return FolderClaims(folder: folder, work: work, process: process)
  }

  /// Whether a claim could not be made, so that tests may be left that no process can run.
  package var hasFailed: Bool { failure.withLock { $0 } }

  var isForOneTest: Bool { work.share == .oneTest }

  var isOver: Bool {
    switch work.share {
    case .all, .unclaimed: false
    case .oneTest: isDone.withLock { $0 }
    case .only: true
    }
  }

  func claim(module: String, suite: String, iteration: Int) -> Bool {
    guard work.share == .unclaimed else { return true }
    return claimForSlot(TestID(module: module, suite: suite, name: ""), iteration)
  }

  func claim(_ test: TestID, iteration: Int) -> Bool {
    switch work.share {
    case .all: return true
    case .unclaimed: return claimForSlot(test, iteration)
    case .only(let only): return only == RunHistory.Key(test: test, iteration: iteration)
    case .oneTest:
      return isDone.withLock { isDone in
        guard !isDone, link(path(of: test, iteration), to: process) else { return false }
        isDone = true
        return true
      }
    }
  }

  func claim(testCases: [TestID], of function: String?, iteration: Int) -> [TestID] {
    switch work.share {
    case .all, .unclaimed: return testCases
    case .only: return testCases.filter { claim($0, iteration: iteration) }
    case .oneTest:
      guard var claimed = testCases.first else { return [] }
      if let function { claimed.name = function }
      return claim(claimed, iteration: iteration) ? testCases : []
    }
  }

  /// Claims a test or a suite for the process of a slot, and for those that replace it.
  private func claimForSlot(_ test: TestID, _ iteration: Int) -> Bool {
    let link = path(of: test, iteration)
    return self.link(link, to: work.slot) || Self.owner(link) == work.slot
  }

  /// Makes the link of a claim.
  ///
  /// - Returns: False if there is one already, or if it cannot be made, which is a failure of this process.
  private func link(_ path: String, to owner: Int) -> Bool {
    if symlink("\(owner)", path) == 0 { return true }
    if errno != EEXIST { failure.withLock { $0 = true } }
    return false
  }

  /// Claims the first test of a list that no process has claimed.
  ///
  /// - Returns: The test; `nil` if there is none, or if its suite cannot be listed alone.
  func claimFirst(of tests: ListedTests, iteration: Int) -> ListedTests.Line? {
    for test in tests.lines where !work.unlistableSuites.contains(test.suite) {
      let link = "\(folder)/\(iteration)-\(test.hash)"
      if test.suite.isEmpty {
        if Self.owner(link) == nil { return nil }
      } else if self.link(link, to: process) {
        return test
      } else if hasFailed {
        return nil
      }
    }
    return nil
  }

  /// Releases a test that this process has claimed.
  func release(_ test: ListedTests.Line, iteration: Int) {
    unlink("\(folder)/\(iteration)-\(test.hash)")
  }

  /// Releases the test that a process has claimed, if the process ended before it had a result.
  ///
  /// - Parameters:
  ///   - folder: The folder of claims.
  ///   - process: The process.
  ///   - hasResult: Whether a test of this name has a result.
  static func release(folder: String, process: Int, unless hasResult: (String) -> Bool) {
    for name in Directories.names(in: folder)
    where owner("\(folder)/\(name)") == process && !hasResult(name) {
      unlink("\(folder)/\(name)")
    }
  }

  /// Prepares the claims of a run that is resumed.
  ///
  /// A finished test stays claimed, or is claimed now. All other claims are released, except those
  /// of processes that have done all their work.
  ///
  /// - Parameters:
  ///   - run: The run's folder.
  ///   - earlier: The work of its earlier processes.
  /// - Returns: The processes whose journals tell which test cases of a released function remain:
  ///   those that hold no claim, which are few.
  /// - Throws: A ``ReportError`` if a finished test cannot be claimed.
  package static func resume(
    _ run: RunFolder, after earlier: EarlierProcesses
  ) throws -> Set<Int> {
    // A process that was told to stop may have left out what it had claimed.
    let wasStopped = access(run.stop, F_OK) == 0
    unlink(run.stop)
    let finished = Set(earlier.history.finished.map { name(of: $0.test, $0.iteration) })
    var owners: Set<Int> = []
    for name in Directories.names(in: run.claims) {
      let owner = owner("\(run.claims)/\(name)") ?? 0
      if finished.contains(name) || !wasStopped && earlier.ended.contains(owner) {
        owners.insert(owner)
      } else {
        unlink("\(run.claims)/\(name)")
      }
    }
    try claim(earlier.history.finished, in: run)
    return Set(run.processes().filter { $0 > 0 && !owners.contains($0) })
  }

  /// Claims tests that have a result, unless they are claimed already.
  ///
  /// - Throws: A ``ReportError`` if that fails.
  static func claim(_ finished: Set<RunHistory.Key>, in run: RunFolder) throws {
    for key in finished {
      let link = "\(run.claims)/\(name(of: key.test, key.iteration))"
      guard symlink("0", link) == 0 || errno == EEXIST else {
        throw ReportError(writing: run.claims, errno)
      }
    }
  }

  /// Releases all claims of a run that is resumed, whose processes read all journals.
  package static func clear(_ run: RunFolder) {
    unlink(run.stop)
    for name in Directories.names(in: run.claims) {
      unlink("\(run.claims)/\(name)")
    }
  }

  private static func owner(_ link: String) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = readlink(link, &buffer, buffer.count)
    return count > 0 ? Int(String(decoding: buffer.prefix(count), as: UTF8.self)) : nil
  }

  /// Returns a path that any file system supports, for names of any length and with any character.
  private func path(of test: TestID, _ iteration: Int) -> String {
    "\(folder)/\(Self.name(of: test, iteration))"
  }

  /// Returns the name of the claim to a test.
  static func name(of test: TestID, _ iteration: Int) -> String {
    "\(iteration)-\(hash(of: test))"
  }

  /// Returns the part of that name that is the same in each repetition.
  static func hash(of test: TestID) -> String { String(test.stableHash, radix: 16) }
}
#endif
