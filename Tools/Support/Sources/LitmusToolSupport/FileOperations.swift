internal import Foundation

/// One change to the file system.
package enum FileOperation: Hashable, Sendable {
  case create(String)
  case write(String)
  case setOwner(String)
  case setMode(String)
  case close(String)
  case link(String, to: String)
  case rename(String, to: String)
  case remove(String)
  case makeFolder(String)
  case removeFolder(String)
}

/// Operations that change the file system, each of which a test can make fail.
package struct FileOperations: Sendable {
  /// Returns the error with which an operation fails instead of being performed; nil performs it.
  package typealias Interception = @Sendable (FileOperation) -> SystemError?

  private let interception: Interception?

  package init(interception: Interception? = nil) {
    self.interception = interception
  }

  /// Creates a file that must not exist yet, writes it, and sets its owner and permissions.
  ///
  /// - Parameters:
  ///   - original: The file whose owner and permissions it gets; nil for the defaults of a new file.
  ///   - isReadOnly: Whether a new file without an original is read-only.
  package func create(
    _ path: String, bytes: [UInt8], like original: OriginalFile?, isReadOnly: Bool = false
  ) throws(SystemError) {
    try admit(.create(path))
    let mode: mode_t = original != nil ? 0o600 : isReadOnly ? 0o444 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try write(bytes, to: descriptor, path: path)
      if let original { try adopt(original, descriptor, path: path) }
    } catch {
      _ = systemClose(descriptor)
      throw error
    }
    do throws(SystemError) {
      try admit(.close(path))
    } catch {
      _ = systemClose(descriptor)
      throw error
    }
    // Some file systems report a failed write only on close.
    guard systemClose(descriptor) == 0 else { throw .last }
  }

  func link(_ path: String, to other: String) throws(SystemError) {
    try perform(.link(path, to: other)) { systemLink(path, other) }
  }

  package func rename(_ path: String, to other: String) throws(SystemError) {
    try perform(.rename(path, to: other)) { systemRename(path, other) }
  }

  func remove(_ path: String) throws(SystemError) {
    try perform(.remove(path)) { unlink(path) }
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try perform(.makeFolder(path)) { mkdir(path, 0o777) }
  }

  func removeFolder(_ path: String) throws(SystemError) {
    try perform(.removeFolder(path)) { rmdir(path) }
  }

  private func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      try admit(.write(path))
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      done += count
    }
  }

  private func adopt(
    _ original: OriginalFile, _ descriptor: Int32, path: String
  ) throws(SystemError) {
    if original.user != geteuid() || original.group != getegid() {
      try perform(.setOwner(path)) { fchown(descriptor, original.user, original.group) }
    }
    // Set after the owner, because changing the owner clears the special bits.
    try perform(.setMode(path)) { fchmod(descriptor, mode_t(original.permissions)) }
  }

  private func admit(_ operation: FileOperation) throws(SystemError) {
    if let error = interception?(operation) { throw error }
  }

  private func perform(
    _ operation: FileOperation, _ call: () -> Int32
  ) throws(SystemError) {
    try admit(operation)
    guard call() == 0 else { throw .last }
  }
}

// The system's functions that the methods above shadow.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemLink(_ path: String, _ other: String) -> Int32 { link(path, other) }
private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
