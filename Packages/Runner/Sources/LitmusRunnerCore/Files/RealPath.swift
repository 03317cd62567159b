#if LITMUS_RUNNER
internal import Foundation

/// Functions that return absolute paths and resolve links.
package enum RealPath {
  /// Returns the absolute path; links are not followed.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// Returns the path of an existing file, with all links resolved; `nil` if there is none.
  package static func resolved(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// Returns the path of a file that does or will exist: equal for all names of one file.
  package static func ofFile(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let url = URL(filePath: absolute(path)).standardizedFileURL
    guard let folder = resolved(url.deletingLastPathComponent().path) else { return url.path }
    return "\(folder == "/" ? "" : folder)/\(url.lastPathComponent)"
  }
}

/// Functions that make and list directories.
package enum Directories {
  /// Returns the names of the files in a directory; none if it cannot be read.
  package static func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  /// Makes a directory with a name that no other has.
  ///
  /// - Parameter prefix: The beginning of its path.
  /// - Returns: The path; `nil`, with an error code in `errno`, if it cannot be made.
  package static func makeTemporary(_ prefix: String) -> String? {
    // mkdtemp replaces six of this letter.
    var path = Array("\(prefix)\(String(repeating: "X", count: 6))".utf8CString)
    guard mkdtemp(&path) != nil else { return nil }
    return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a directory and its parent directories.
  ///
  /// - Returns: The error code; 0 if the directory exists now.
  package static func make(_ path: String) -> CInt {
    if mkdir(path, 0o755) == 0 { return 0 }
    let code = errno
    switch code {
    case EEXIST: return isDirectory(path) ? 0 : ENOTDIR
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return code }
      let parent = make(String(path[..<slash]))
      guard parent == 0 else { return parent }
      return mkdir(path, 0o755) == 0 || errno == EEXIST ? 0 : errno
    default: return code
    }
  }

  /// Returns whether there is a directory at a path.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Writes bytes to an open file, all of them if that is possible.
///
/// - Returns: The code of the error that prevented it; 0 if there was none.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count > 0 {
      rest = .init(rebasing: rest.dropFirst(count))
    } else if count == 0 {
      return ENOSPC
    } else if errno == EAGAIN {
      // Waits for the reader of a nonblocking pipe.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&request, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

extension String {
  /// The part of a path after its last slash.
  package var lastPathPart: String { split(separator: "/").last.map(String.init) ?? self }
}
#endif
