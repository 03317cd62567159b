#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// A folder for temporary files, which a later process removes if this one is killed.
///
/// Its process holds a lock on it, which the system releases when the process ends in any way.
struct TemporaryFolder {
  /// The files that a folder may contain.
  enum File: String, CaseIterable {
    case output
    case errors
    case events
    case variables
    case configuration = "configuration.json"
  }

  /// The folder that contains those of all processes.
  static var parent: String { NSTemporaryDirectory() }

  /// The names begin with this, and six characters follow.
  private static let prefix = "litmus-test-"

  let path: String
  private let lock: CInt

  /// Makes a folder and locks it.
  ///
  /// - Parameter parent: The folder that contains it.
  /// - Throws: A ``ReportError`` if it cannot be made.
  init(in parent: String = Self.parent) throws(ReportError) {
    while true {
      guard let path = Directories.makeTemporary("\(parent)/\(Self.prefix)") else {
        throw ReportError(writing: parent, errno)
      }
      let lock = Self.open(path)
      guard lock >= 0 else {
        // Another process took it for abandoned before it was locked.
        if errno == ENOENT { continue }
        throw ReportError(writing: path, errno)
      }
      // On a file system without locks, no process can lock it to remove it.
      let isLocked = flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isLocked, access(path, F_OK) == 0 {
        self.path = path
        self.lock = lock
        return
      }
      close(lock)
    }
  }

  /// Returns the path of a file.
  func path(of file: File) -> String { "\(path)/\(file.rawValue)" }

  /// Removes the folder; call it once.
  ///
  /// What has been opened remains open.
  func remove() {
    Self.remove(path)
    close(lock)
  }

  /// Removes the folders of processes that were killed.
  ///
  /// A folder that has other files is not such a folder, whatever its name.
  ///
  /// - Parameter parent: The folder that contains them.
  static func removeAbandoned(in parent: String = Self.parent) {
    for name in Directories.names(in: parent)
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let path = "\(parent)/\(name)"
      let lock = open(path)
      guard lock >= 0 else { continue }
      defer { close(lock) }
      var status = stat()
      guard fstat(lock, &status) == 0, status.st_uid == geteuid(),
        flock(lock, LOCK_EX | LOCK_NB) == 0,
        let files = try? FileManager.default.contentsOfDirectory(atPath: path),
        files.allSatisfy({ File(rawValue: $0) != nil })
      else { continue }
      remove(path)
    }
  }

  private static func remove(_ path: String) {
    for file in File.allCases { unlink("\(path)/\(file.rawValue)") }
    rmdir(path)
  }

  /// Opens a folder, but nothing that a link leads to.
  private static func open(_ path: String) -> CInt {
    Foundation.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }
}
#endif
