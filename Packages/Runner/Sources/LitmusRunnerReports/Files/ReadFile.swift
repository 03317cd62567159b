#if LITMUS_RUNNER
package import Foundation

/// An error of the system: a file that cannot be used, or a program that does not start.
package struct SystemError: Error, CustomStringConvertible {
  package var code: CInt

  /// Makes the error for a code of the system.
  package init(code: CInt) {
    self.code = code
  }

  package var description: String { String(cString: strerror(code)) }
}

/// Returns all bytes of a file.
///
/// - Throws: The system's error, whose description is the system's short message.
package func readFile(_ path: String) throws(SystemError) -> Data {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError(code: errno) }
  defer { close(descriptor) }
  var data = Data()
  var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return data }
    if count > 0 { data.append(contentsOf: buffer[..<count]) }
    if count < 0, errno != EINTR { throw SystemError(code: errno) }
  }
}
#endif
