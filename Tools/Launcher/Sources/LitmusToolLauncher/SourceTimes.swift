#if os(macOS) || os(Linux)
import Foundation

/// The times at which the sources of a package were changed.
enum SourceTimes {
  /// Returns the time of the newest source or folder of a package; nil if it has no manifest.
  ///
  /// A folder changes when a file is added or removed. Links to folders are followed. Tests, hidden
  /// files and what is not compiled do not count.
  static func newest(below package: URL) -> Date? {
    guard let manifest = time(of: package.appending(path: "Package.swift")) else { return nil }
    return max(manifest, newest(in: package))
  }

  private static func newest(in folder: URL) -> Date {
    var newest = Date.distantPast
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasPrefix(".") && name != "Tests" {
      let entry = folder.appending(path: name).resolvingSymlinksInPath()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        newest = max(newest, self.newest(in: entry), time(of: entry) ?? .distantPast)
      } else if name.hasSuffix(".swift") {
        newest = max(newest, time(of: entry) ?? .distantPast)
      }
    }
    return newest
  }

  /// Returns the time of a file's last change; nil if there is no such file.
  static func time(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
#endif
