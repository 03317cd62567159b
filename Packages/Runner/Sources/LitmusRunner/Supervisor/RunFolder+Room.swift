#if LITMUS_RUNNER
internal import Foundation

extension LitmusFolder {
  /// Where a run is that cannot be kept.
  static var temporary: LitmusFolder {
    LitmusFolder(path: "\(NSTemporaryDirectory())/litmus-\(getuid())-\(getpid())")
  }
}

extension RunFolder {
  /// Looks whether there is room for the journals of a short run.
  ///
  /// - Throws: A ``ReportError`` if not.
  func checkRoom() throws {
    let probe = "\(path)/room"
    let file = Foundation.open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    defer { unlink(probe) }
    guard file >= 0 else { throw ReportError(writing: path, errno) }
    defer { close(file) }
    let bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = write(file, bytes, bytes.count)
    guard count == bytes.count else { throw ReportError(writing: path, count < 0 ? errno : ENOSPC) }
  }

  /// Makes a run like this one elsewhere, with what its processes have noted so far.
  ///
  /// - Parameter folder: Where.
  /// - Throws: An error if there is no room either.
  func copied(to folder: LitmusFolder) throws -> RunFolder {
    let copy = try RunFolder.create(in: folder, header: header)
    let files = FileManager.default
    do {
      // The lock and the header are the copy's own, and output has been taken.
      let isOwn = { (name: String) in
        name == "lock" || name == "run.json" || name.hasPrefix("output-")
      }
      for name in try files.contentsOfDirectory(atPath: path) where !isOwn(name) {
        let place = "\(copy.path)/\(name)"
        if name == "claims" { try files.removeItem(atPath: place) }
        try files.copyItem(atPath: "\(path)/\(name)", toPath: place)
      }
      return copy
    } catch {
      copy.remove()
      throw error
    }
  }
}
#endif
