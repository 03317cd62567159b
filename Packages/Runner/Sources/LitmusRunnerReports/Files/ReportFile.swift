#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// The file of a report, which is written completely or not at all if it can be replaced.
package struct ReportFile {
  /// The path as the user gave it.
  package let path: String
  /// The absolute path, which stays valid when the current folder changes.
  private let absolute: String
  /// The file's real path if it is, or will be, a regular file; a device is written to directly.
  private let replaced: String?
  /// What cannot be replaced, opened once: a device or pipe, because another may be at its path later, or no one
  /// may read it; or a regular file in a folder that takes no other.
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
    let exists = stat(path, &status) == 0
    if !exists {
      replaced = absolute
    } else if status.st_mode & S_IFMT == S_IFREG {
      // A link stays a link.
      replaced = RealPath.resolved(path)
    } else {
      replaced = nil
    }
    guard let replaced else {
      opened = try Self.open(path, O_WRONLY, path)
      return
    }
    if let probe = Self.temporary(for: replaced) {
      close(probe.descriptor)
      unlink(probe.path)
      opened = nil
    } else {
      let code = errno
      guard exists, let file = try? Self.open(replaced, O_WRONLY, path) else {
        throw ReportError(writing: path, code)
      }
      opened = file
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
    if let opened {
      defer { close(opened) }
      ftruncate(opened, 0)
      try fill(opened, write)
      return announce()
    }
    let replaced = replaced ?? absolute
    guard let file = Self.temporary(for: replaced) else { throw ReportError(writing: path, errno) }
    defer { close(file.descriptor) }
    do {
      try fill(file.descriptor, write)
      guard rename(file.path, replaced) != 0 else { return announce() }
      let code = errno
      guard Self.overwrite(replaced, with: file) else { throw ReportError(writing: path, code) }
      unlink(file.path)
    } catch {
      unlink(file.path)
      throw error
    }
    announce()
  }

  /// Copies the new contents to a file that exists and cannot be replaced, such as one that is mounted into a
  /// container by itself.
  private static func overwrite(_ path: String, with file: NewFile) -> Bool {
    guard let target = try? open(path, O_WRONLY | O_TRUNC, path) else { return false }
    defer { close(target) }
    let size = Int(lseek(file.descriptor, 0, SEEK_END))
    return copyBytes(0..<size, of: file.descriptor, to: target) == 0
  }

  /// Opens the file, empty at first, to be written piece by piece.
  ///
  /// It stays open.
  ///
  /// - Returns: The open file.
  /// - Throws: A ``ReportError`` if it can not be opened.
  package func stream() throws -> FileWriter {
    if let opened { ftruncate(opened, 0) }
    let descriptor = try opened ?? Self.open(absolute, O_WRONLY | O_CREAT | O_TRUNC, path)
    return FileWriter(
      descriptor: descriptor, name: path,
      location: opened == nil ? RealPath.resolved(absolute) : nil, whenComplete: announce)
  }

  private func announce() {
    guard replaced != nil, let terminal else { return }
    FileWriter.write("Wrote \(visible(path))\n", to: terminal)
  }

  private func fill(_ descriptor: CInt, _ write: (FileWriter) -> Void) throws {
    let writer = FileWriter(descriptor: descriptor, name: path)
    write(writer)
    try writer.finish()
  }

  /// Creates a file next to the file, so that renaming stays within one file system.
  ///
  /// - Returns: `nil`, with an error code in `errno`, if it cannot be created.
  private static func temporary(for path: String) -> NewFile? {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    // A process that was killed may have had the same number, in another container, and have left its own.
    return NewFile { number in
      "\(folder)/.litmus-\(getpid())\(number == 1 ? "" : "-\(number)").tmp"
    }
  }

  private static func open(_ file: String, _ flags: CInt, _ name: String) throws -> CInt {
    let descriptor = Foundation.open(file, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: name, errno) }
    return descriptor
  }
}
#endif
