internal import Foundation

/// A kind of change to the file system.
package enum FileOperation: Hashable, Sendable {
  case create, write, setOwner, setMode, close, link, rename, remove, makeFolder, removeFolder
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
  func create(
    _ path: String, bytes: [UInt8], like original: FileStamp?, isReadOnly: Bool = false
  ) throws(SystemError) {
    try admit(.create)
    let mode: mode_t = original != nil ? 0o600 : isReadOnly ? 0o444 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
      if let original { try adopt(original, descriptor) }
      try admit(.close)
    } catch {
      _ = Foundation.close(descriptor)
      throw error
    }
    // Some file systems report a failed write only on close.
    guard Foundation.close(descriptor) == 0 else { throw .last }
  }

  func link(_ path: String, to other: String) throws(SystemError) {
    try perform(.link) { Foundation.link(path, other) }
  }

  func rename(_ path: String, to other: String) throws(SystemError) {
    try perform(.rename) { Foundation.rename(path, other) }
  }

  func remove(_ path: String) throws(SystemError) {
    try perform(.remove) { unlink(path) }
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try perform(.makeFolder) { mkdir(path, 0o777) }
  }

  func removeFolder(_ path: String) throws(SystemError) {
    try perform(.removeFolder) { rmdir(path) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      try admit(.write)
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      done += count
    }
  }

  private func adopt(_ original: FileStamp, _ descriptor: Int32) throws(SystemError) {
    if original.user != geteuid() || original.group != getegid() {
      try perform(.setOwner) { fchown(descriptor, original.user, original.group) }
    }
    // Set after the owner, because changing the owner clears the special bits.
    try perform(.setMode) { fchmod(descriptor, mode_t(original.permissions)) }
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
