#if LITMUS_RUNNER
internal import Foundation

/// A file that this process has created, open for reading and writing.
package struct NewFile {
  package let path: String
  package let descriptor: CInt

  /// Creates a file with the first of some paths at which there is none, whichever process has files there.
  ///
  /// - Parameter path: Returns the path to try, given how often one is tried, which begins with 1.
  /// - Returns: `nil`, with an error code in `errno`, if the file cannot be created.
  package init?(at path: (Int) -> String) {
    var attempt = 1
    while true {
      let candidate = path(attempt)
      let descriptor = open(candidate, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 {
        self.path = candidate
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else { return nil }
      attempt += 1
    }
  }
}

/// Copies a part of an open file to another.
///
/// - Returns: The code of the error that prevented it; 0 if there was none.
package func copyBytes(_ range: Range<Int>, of source: CInt, to target: CInt) -> CInt {
  var position = range.lowerBound
  var buffer = [UInt8](repeating: 0, count: min(range.count, 1 << 20))
  while position < range.upperBound {
    let count = pread(
      source, &buffer, min(buffer.count, range.upperBound - position), off_t(position))
    guard count > 0 else { return count < 0 ? errno : EIO }
    let code = buffer.withUnsafeBytes { writeAll(.init(rebasing: $0.prefix(count)), to: target) }
    guard code == 0 else { return code }
    position += count
  }
  return 0
}
#endif
