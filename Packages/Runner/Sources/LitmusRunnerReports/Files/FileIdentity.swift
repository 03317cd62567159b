#if LITMUS_RUNNER
internal import Foundation

/// The identity of a file, independent of its name.
package struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Reads the identity of an open file; `nil` if the descriptor is closed.
  package init?(descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Reads the identity of the file at a path; `nil` if there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
#endif
