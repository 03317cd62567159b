#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A namespace of functions that read whole files.
public enum FileContent {
  /// The number of bytes that are checked to determine whether a file is text.
  static let probeLength = 8 * 1024

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
    bytes.withUnsafeBytes { isBinary($0, count: $0.count) }
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
    var failure: SystemError?
    var isBinary = false
    // One byte more than the file's size, so that the end is detected without growing the buffer.
    var bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size) + 1) { buffer, count in
      (count, failure) = fill(buffer, from: descriptor) { head in
        isBinary = orNilIfBinary && Self.isBinary(UnsafeRawBufferPointer(buffer), count: head)
        return !isBinary
      }
    }
    if let failure { throw failure }
    if isBinary { return nil }
    if bytes.count == Int(status.st_size) + 1 { try readRest(of: descriptor, into: &bytes) }
    return bytes
  }

  /// Reads until the buffer is full or the file ends; `isWanted` decides after the first part
  /// whether to go on.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, isWanted: (Int) -> Bool
  ) -> (count: Int, failure: SystemError?) {
    var count = 0
    while count < buffer.count {
      let isFirst = count == 0
      // A large file is read in one go only once its beginning is known to be text.
      let wanted = isFirst ? min(buffer.count, 64 * 1024) : buffer.count - count
      let got = systemRead(descriptor, buffer.baseAddress! + count, wanted)
      if got < 0 {
        if errno == EINTR { continue }
        return (count, .last)
      }
      if got == 0 { break }
      count += got
      if isFirst, !isWanted(count) { break }
    }
    return (count, nil)
  }

  /// Reads what was appended to the file after its size was determined.
  private static func readRest(of descriptor: Int32, into bytes: inout [UInt8]) throws(SystemError)
  {
    var more = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let got = systemRead(descriptor, &more, more.count)
      if got < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if got == 0 { return }
      bytes += more[..<got]
    }
  }

  private static func isBinary(_ bytes: UnsafeRawBufferPointer, count: Int) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    return memchr(base, 0, min(count, probeLength)) != nil
  }
}

/// Calls the system's `read`, which is shadowed in `FileContent`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}
