#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import Foundation

extension LitmusFolder {
  /// The folder for a run that cannot be kept.
  package static var temporary: LitmusFolder {
    LitmusFolder(path: "\(NSTemporaryDirectory())/litmus-\(getuid())-\(getpid())")
  }
}

extension RunFolder {
  /// Checks whether there is disk space for the journals of a short run.
  ///
  /// - Throws: A ``ReportError`` if not.
  package func checkRoom() throws {
    let probe = "\(path)/room"
    let file = Foundation.open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    defer { unlink(probe) }
    guard file >= 0 else { throw ReportError(writing: path, errno) }
    defer { close(file) }
    let bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = write(file, bytes, bytes.count)
    guard count == bytes.count else { throw ReportError(writing: path, count < 0 ? errno : ENOSPC) }
  }

  /// Copies the run to another folder, with everything its processes have recorded so far.
  ///
  /// - Parameter folder: The folder to copy to.
  /// - Throws: An error if there is no disk space either.
  package func copied(to folder: LitmusFolder) throws -> RunFolder {
    let copy = try RunFolder.create(in: folder, header: header)
    let files = FileManager.default
    do {
      // The copy has its own lock and header, and the output has been read already.
      let isOwn = { (name: String) in
        name == "lock" || name == "run.json" || name.hasPrefix("output-")
      }
      for name in try files.contentsOfDirectory(atPath: path) where !isOwn(name) {
        let location = "\(copy.path)/\(name)"
        if name == "claims" { try files.removeItem(atPath: location) }
        try files.copyItem(atPath: "\(path)/\(name)", toPath: location)
      }
      return copy
    } catch {
      copy.remove()
      throw error
    }
  }
}
#endif
