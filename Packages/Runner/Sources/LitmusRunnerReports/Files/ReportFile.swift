#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// The file of a report, which is written completely or not at all.
package struct ReportFile {
  /// The path as the user gave it.
  package let path: String
  /// The absolute path, which stays valid when the current folder changes.
  private let absolute: String
  /// The file's real path if it is, or will be, a regular file; a device is written to directly.
  private let replaced: String?
  /// A device or pipe, opened once: later, another may be at its path, or no one may read it.
  private let opened: CInt?

  /// The open file in which a regular file is named when it is complete; `nil` if it is not named.
  package var terminal: CInt?

  /// Checks whether the file can be written, and leaves it unchanged.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: A ``ReportError`` if it can not be written.
  package init(path: String) throws {
    self.path = path
    let absolute = RealPath.absolute(path)
    self.absolute = absolute
    var status = stat()
    if stat(path, &status) != 0 {
      replaced = absolute
    } else if status.st_mode & S_IFMT == S_IFREG {
      // A link stays a link.
      replaced = RealPath.resolved(path)
    } else {
      replaced = nil
    }
    if let replaced {
      let probe = Self.temporary(for: replaced)
      close(try Self.open(probe, O_WRONLY | O_CREAT | O_EXCL, path))
      unlink(probe)
      opened = nil
    } else {
      opened = try Self.open(path, O_WRONLY, path)
    }
  }

  /// Writes the file, and replaces an existing one.
  ///
  /// - Parameter text: The new contents of the file.
  /// - Throws: A ``ReportError`` if it could not be written; the old file is then unchanged.
  package func replace(with text: String) throws { try replace { $0.write(text) } }

  /// Writes the file piece by piece, and replaces an existing one.
  ///
  /// - Parameter write: Writes the new contents of the file.
  /// - Throws: A ``ReportError`` if it could not be written; the old file is then unchanged.
  func replace(writing write: (FileWriter) -> Void) throws {
    if let opened { return try fill(opened, write) }
    let replaced = replaced ?? absolute
    let temporary = Self.temporary(for: replaced)
    do {
      try fill(try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL, path), write)
      guard rename(temporary, replaced) == 0 else { throw ReportError(writing: path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    announce()
  }

  /// Opens the file, empty at first, to be written piece by piece.
  ///
  /// It stays open.
  ///
  /// - Returns: The open file.
  /// - Throws: A ``ReportError`` if it can not be opened.
  package func stream() throws -> FileWriter {
    let descriptor = try opened ?? Self.open(absolute, O_WRONLY | O_CREAT | O_TRUNC, path)
    return FileWriter(
      descriptor: descriptor, name: path,
      location: opened == nil ? RealPath.resolved(absolute) : nil, whenComplete: announce)
  }

  private func announce() {
    guard opened == nil, let terminal else { return }
    FileWriter.write("Wrote \(visible(path))\n", to: terminal)
  }

  private func fill(_ descriptor: CInt, _ write: (FileWriter) -> Void) throws {
    let writer = FileWriter(descriptor: descriptor, name: path)
    write(writer)
    defer { close(descriptor) }
    try writer.finish()
  }

  /// Returns a path next to the file, so that renaming stays within one file system.
  private static func temporary(for path: String) -> String {
    "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
  }

  private static func open(_ file: String, _ flags: CInt, _ name: String) throws -> CInt {
    let descriptor = Foundation.open(file, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: name, errno) }
    return descriptor
  }
}
#endif
