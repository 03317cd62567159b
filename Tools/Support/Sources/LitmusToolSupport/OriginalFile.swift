#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The metadata of a file to be replaced, which its successor inherits.
package struct OriginalFile: Hashable, Sendable {
  var stamp: FileStamp
  var user: UInt32
  var group: UInt32
  var permissions: UInt32
  /// Whether this process may write to it.
  var isWritable: Bool

  /// Returns nil if there is no file.
  init?(path: String) {
    var status = stat()
    guard fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    stamp = FileStamp(status)
    user = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
    permissions = stamp.permissions
    isWritable = access(path, W_OK) == 0
  }
}
