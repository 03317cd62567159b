#if LITMUS_RUNNER
internal import Foundation

/// Keeps the last result of each test in a file, for the runs that follow.
///
/// The file is replaced as a whole and under a lock, so that it is complete whenever it is read, and
/// two runs that end at once lose nothing. One that cannot be read is set aside. Whatever goes wrong
/// is told of in one line and does not change the run.
struct ResultStore {
  /// The file.
  let path: String
  /// Takes a line that says what is wrong.
  let warn: (String) -> Void

  /// Names a file that may not be there yet.
  init(path: String, warn: @escaping (String) -> Void = { _ in }) {
    self.path = path
    self.warn = warn
  }

  /// The file in the folder of a program.
  static func path(in folder: LitmusFolder) -> String { "\(folder.path)/results.json" }

  /// What is known; nothing if there is no file yet.
  func results() -> TestResults {
    if case .known(let results) = look() { return results }
    // It may be another process that repairs it, or has done so.
    do {
      return try locked { readOrSetAside() }
    } catch {
      warn("\(visible(path)) cannot be read: \(error). Earlier results are not known.")
      return TestResults()
    }
  }

  /// Adds the results of a run.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - isWhole: Whether the run had all tests there are.
  func add(_ results: TestResults, isWhole: Bool) {
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      // The lock's error says it shorter.
    }
    do {
      try locked {
        var all = readOrSetAside()
        all.add(results, isWhole: isWhole)
        try ReportFile(path: path).replace(with: all.json)
      }
    } catch let error as FileProblem {
      warn("The results are not kept for --failed: \(visible(path)) cannot be locked: \(error).")
    } catch {
      warn("The results are not kept for --failed: \(error).")
    }
  }

  /// Gives the file as it is now a second name, under which it will never change.
  ///
  /// - Parameter path: The name, on the same disk.
  func snapshot(at path: String) {
    // A file that is replaced goes on under its other names.
    if link(self.path, path) != 0, let bytes = try? readFile(self.path) {
      try? bytes.write(to: URL(filePath: path))
    }
  }
}

// MARK: - The file
extension ResultStore {
  private enum Content {
    case known(TestResults)
    case broken
  }

  private var directory: String { URL(filePath: path).deletingLastPathComponent().path }

  private func look() -> Content {
    do {
      return .known(try TestResults(json: try readFile(path)))
    } catch let error as FileProblem where error.code == ENOENT || error.code == ENOTDIR {
      return .known(TestResults())
    } catch {
      return .broken
    }
  }

  private func readOrSetAside() -> TestResults {
    if case .known(let results) = look() { return results }
    setAside()
    return TestResults()
  }

  private func setAside() {
    var name = "\(path).broken"
    var number = 2
    var status = stat()
    while lstat(name, &status) == 0 {
      name = "\(path).broken-\(number)"
      number += 1
    }
    let shown = "\(visible(path)) does not hold results that this program can read"
    if rename(path, name) == 0 {
      warn("\(shown), and was set aside as \(visible(URL(filePath: name).lastPathComponent)).")
    } else {
      warn("\(shown), and cannot be set aside: \(FileProblem(code: errno)).")
    }
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try FileLock(path: "\(path).lock")
    defer { lock.unlock() }
    return try body()
  }
}
#endif
