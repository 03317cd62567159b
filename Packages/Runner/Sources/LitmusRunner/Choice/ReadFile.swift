#if LITMUS_RUNNER
internal import Foundation

/// What the system says of a file that cannot be used.
struct FileProblem: Error, CustomStringConvertible {
  var code: CInt

  var description: String { String(cString: strerror(code)) }
}

/// All bytes of a file.
///
/// - Throws: What the system says of it, in its few words.
func readFile(_ path: String) throws(FileProblem) -> Data {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileProblem(code: errno) }
  defer { close(descriptor) }
  var data = Data()
  var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return data }
    if count > 0 { data.append(contentsOf: buffer[..<count]) }
    if count < 0, errno != EINTR { throw FileProblem(code: errno) }
  }
}
#endif
