#if LITMUS_RUNNER
internal import Foundation

#if canImport(Darwin)
private import Darwin
#endif

/// The identity of a build of this program: which file it is, and when it was written.
package enum ProgramBuild {
  /// The build that this process was started from; `nil` if it cannot be determined.
  ///
  /// It is read when a run begins, before a test may replace the file.
  package static let own = Bundle.main.executablePath.flatMap { read($0) }

  /// Reads the identity of the program at a path; `nil` if there is none.
  package static func read(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_ino) \(status.st_size) \(status.modification)"
  }
}

extension stat {
  fileprivate var modification: String {
    #if canImport(Darwin)
    "\(st_mtimespec.tv_sec).\(st_mtimespec.tv_nsec)"
    #else
    "\(st_mtim.tv_sec).\(st_mtim.tv_nsec)"
    #endif
  }
}
#endif
