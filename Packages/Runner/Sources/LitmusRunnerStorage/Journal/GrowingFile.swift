#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import Foundation

/// A file that is read while it grows, even after it has been removed from its folder.
package final class GrowingFile {
  private let path: String
  private var descriptor: CInt = -1

  /// Opens a file; if it does not exist yet, it is opened when it is read.
  package init(path: String) {
    self.path = path
    openIfNeeded()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the bytes after a position.
  ///
  /// - Parameter position: How many bytes have been read before.
  package func bytes(from position: Int) -> [UInt8] {
    openIfNeeded()
    var status = stat()
    guard descriptor >= 0, position >= 0, fstat(descriptor, &status) == 0,
      Int(status.st_size) > position
    else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size) - position) { buffer, count in
      while count < buffer.count {
        let read = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count,
          off_t(position + count))
        guard read > 0 else { break }
        count += read
      }
    }
  }

  /// Returns the text after a position, as reports show it.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - kept: Where to keep all of a text that is too long, and whose output it is.
  package func excerpt(from position: Int, keptBy kept: (FullOutput, FullOutput.Source)?) -> String
  {
    openIfNeeded()
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, Int(status.st_size) > position else {
      return ""
    }
    return OutputExcerpt.read(descriptor, position..<Int(status.st_size), keptBy: kept)
  }

  private func openIfNeeded() {
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
  }
}
#endif
