internal import Foundation

/// A namespace of functions that read whole files.
public enum FileContent {
  /// The number of bytes that are checked to determine whether a file is text.
  static let probeLength = 8 * 1024
  /// The number of bytes that are read at first: a file of data may be larger than the memory.
  private static let headLength = 64 * 1024
  /// The size of the largest file that is read.
  private static let largest = 1 << 31

  /// Returns all bytes of a file.
  public static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try read(path, orNilIfBinary: false) ?? []
  }

  /// Returns all bytes of a file; nil if one of its first 8 KB is NUL.
  package static func textBytes(of path: String) throws(SystemError) -> [UInt8]? {
    try read(path, orNilIfBinary: true)
  }

  /// Returns whether the bytes are those of a binary file.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { memchr($0, 0, min(buffer.count, probeLength)) != nil } ?? false
    }
  }

  private static func read(
    _ path: String, orNilIfBinary: Bool
  ) throws(SystemError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard FileStamp(status).isRegular else { throw SystemError(code: EISDIR) }
    let size = Int(status.st_size)
    // One byte more than the file's size, so that its end is detected.
    var capacity = min(size, headLength) + 1
    var bytes = try append(to: [], from: descriptor, upTo: capacity)
    if orNilIfBinary, isBinary(bytes) { return nil }
    while bytes.count == capacity {
      guard max(size, capacity) <= largest else { throw .tooLarge }
      capacity = max(size + 1, 2 * capacity)
      bytes = try append(to: bytes, from: descriptor, upTo: capacity)
    }
    return bytes
  }

  /// Returns some bytes with those that follow them in a file, up to a count.
  private static func append(
    to head: [UInt8], from descriptor: Int32, upTo count: Int
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = buffer.initialize(from: head).index
      while filled < count {
        let got = Foundation.read(descriptor, buffer.baseAddress! + filled, count - filled)
        if got == 0 { break }
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          failure = .last
          break
        }
        filled += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
