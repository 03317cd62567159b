#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// The state of the source files below a folder at one moment.
package struct SourceSnapshot: Equatable {
  /// The attributes that show whether a file has changed.
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  var files: [String: Stamp] = [:]

  init(files: [String: Stamp] = [:]) {
    self.files = files
  }

  /// Takes a snapshot of all source files below a folder, except what a build, a run or git writes.
  ///
  /// - Parameter folder: The folder.
  package init(of folder: String) {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in paths {
      let name = path.split(separator: "/").last ?? ""
      // Hidden files are not sources: .build, .git and .litmus are the large ones.
      if name.hasPrefix(".") {
        paths.skipDescendants()
      } else if Self.isSource(name) {
        files[path] = Self.stamp(of: "\(folder)/\(path)")
      }
    }
  }

  /// Returns the first file by name that differs from another snapshot; `nil` if none does.
  func firstChange(since other: SourceSnapshot) -> String? {
    guard self != other else { return nil }
    let names = Set(files.keys).union(other.files.keys)
    return names.filter { files[$0] != other.files[$0] }.min()
  }

  /// Returns whether the compiler reads files of this name; tests may write other files beside
  /// them.
  static func isSource(_ name: some StringProtocol) -> Bool {
    guard let point = name.lastIndex(of: ".") else { return false }
    return extensions.contains(String(name[name.index(after: point)...]))
  }

  private static let extensions: Set = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "S", "h", "hh", "hpp", "hxx", "modulemap",
    "metal", "xcstrings", "strings",
  ]

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size))
  }
}
#endif
