#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// A buffered writer of text to an open file.
///
/// It stores the first error and then writes no more, so that a full disk is reported once, at the
/// end.
package final class FileWriter {
  private static let bufferSize = 64 * 1024

  private let descriptor: CInt
  /// What the file is called in messages.
  private let name: String
  /// The path where the file must be at the end; `nil` if that does not matter.
  private let location: String?
  private var buffer: [UInt8] = []
  private var error: ReportError?

  /// Makes a writer for an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - name: What it is called in messages.
  ///   - place: The path where the file must be at the end.
  package init(descriptor: CInt, name: String, location: String? = nil) {
    self.descriptor = descriptor
    self.name = name
    self.location = location
    buffer.reserveCapacity(Self.bufferSize)
  }

  /// Whether something has not been written yet.
  var isDirty: Bool { !buffer.isEmpty }

  package func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { flush() }
  }

  package func flush() {
    buffer.withUnsafeBytes { writeAll($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest of the buffer.
  ///
  /// - Throws: A ``ReportError`` if anything could not be written, or the file is not at its path.
  package func finish() throws {
    flush()
    if let error { throw error }
    if let location, FileIdentity(path: location) != FileIdentity(descriptor: descriptor) {
      throw ReportError(losing: name)
    }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while error == nil, !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = .init(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        error = ReportError(writing: name, errno)
      }
    }
  }

  /// Waits for the reader of a nonblocking pipe.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}

/// A report that could not be written.
package struct ReportError: Error, CustomStringConvertible {
  package var description: String

  package init(writing name: String, _ code: CInt) {
    description = "\(visible(name)) could not be written: \(String(cString: strerror(code)))"
  }

  init(losing name: String) {
    description = "\(visible(name)) was removed or replaced while the tests ran, so it is lost"
  }
}
#endif
