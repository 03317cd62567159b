#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// A buffered writer of text to an open file.
///
/// It stores the first error and then writes no more, so that a full disk is reported once, at the
/// end.
package final class FileWriter {
  private static let bufferSize = 64 * 1024

  private let descriptor: CInt
  /// The name of the file in messages.
  private let name: String
  /// The path where the file must be at the end; `nil` if that does not matter.
  private let location: String?
  private let whenComplete: () -> Void
  /// Counts the rows of all that is written, if anyone needs them.
  var counter: RowCounter?
  private var buffer: [UInt8] = []
  private var error: ReportError?

  /// Makes a writer for an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - name: Its name in messages.
  ///   - location: The path where the file must be at the end.
  ///   - whenComplete: Called when all has been written.
  package init(
    descriptor: CInt, name: String, location: String? = nil,
    whenComplete: @escaping () -> Void = {}
  ) {
    self.descriptor = descriptor
    self.name = name
    self.location = location
    self.whenComplete = whenComplete
    buffer.reserveCapacity(Self.bufferSize)
  }

  /// Whether something has not been written yet.
  var isDirty: Bool { !buffer.isEmpty }

  package func write(_ text: String) {
    counter?.count(text)
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Writes a text to an open file as far as possible.
  package static func write(_ text: String, to descriptor: CInt) {
    var text = text
    _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  package func flush() {
    if error == nil {
      let code = buffer.withUnsafeBytes { writeAll($0, to: descriptor) }
      if code != 0 { error = ReportError(writing: name, code) }
    }
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
    whenComplete()
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
