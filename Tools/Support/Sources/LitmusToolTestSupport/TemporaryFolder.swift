package import Foundation

/// A folder for one test, which is removed with the value.
package final class TemporaryFolder: Sendable {
  /// The folder, without symbolic links; what is written beside it is removed, too.
  package let url: URL

  /// - Parameters:
  ///   - files: The texts of its files, by their paths.
  ///   - name: The name of the folder.
  package init(_ files: [String: String] = [:], name: String = "folder") throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "litmus-tools-\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  package var path: String { url.path }

  /// Returns the absolute path of a file.
  package func path(_ path: String) -> String { url.appending(path: path).path }

  package func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  package func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: path)))
  }

  /// Returns the paths of all files and folders, hidden ones too, sorted.
  package func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path(path))
  }

  /// Returns the permissions of a file; -1 if there is none.
  package func permissions(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(path))
    return attributes?[.posixPermissions] as? Int ?? -1
  }

  package func setPermissions(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: self.path(path))
  }

  /// Sets the time of a file's last change.
  package func setTime(of path: String, to date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self.path(path))
  }
}
