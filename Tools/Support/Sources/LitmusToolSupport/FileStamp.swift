internal import Foundation

/// The metadata that identifies one state of a file without reading its content.
public struct FileStamp: Hashable, Sendable {
  package var size: Int64
  package var inode: UInt64
  package var device: UInt64
  /// When the content last changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When the file's metadata last changed, which programs cannot set back.
  package var changed: Int64
  package var mode: UInt32
  var user: UInt32
  var group: UInt32

  init(_ status: stat) {
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    #if canImport(Darwin)
    modified = Self.nanoseconds(status.st_mtimespec)
    changed = Self.nanoseconds(status.st_ctimespec)
    #else
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    #endif
    mode = UInt32(status.st_mode)
    user = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
  }

  /// Reads the stamp of a file; nil if it does not exist or is not accessible.
  ///
  /// - Parameter followingLinks: Whether to follow a symbolic link.
  public init?(path: String, followingLinks: Bool = true) {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(AT_FDCWD, path, &status, flags) == 0 else { return nil }
    self.init(status)
  }

  /// Whether it describes a folder.
  public var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  package var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
  /// Whether it describes a regular file.
  public var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  /// The permission bits alone.
  var permissions: UInt32 { mode & 0o7777 }

  /// Returns whether both describe the same content, as far as can be determined without reading it.
  ///
  /// A new hard link changes only `changed`, which is therefore not compared.
  func hasContent(of other: FileStamp) -> Bool {
    size == other.size && inode == other.inode && device == other.device
      && modified == other.modified
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
