#if LITMUS_RUNNER
internal import Foundation
#if canImport(Darwin)
private import Darwin
#endif

/// What the source files below a folder looked like at one moment.
struct SourceSnapshot: Equatable {
  /// What tells that a file has changed.
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  var files: [String: Stamp] = [:]

  init(files: [String: Stamp] = [:]) {
    self.files = files
  }

  /// Looks at all source files below a folder, but not at what a build, a run or git writes.
  ///
  /// - Parameter folder: The folder.
  init(of folder: String) {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in paths {
      let name = path.split(separator: "/").last ?? ""
      // Of hidden files none is source: .build, .git and .litmus are the ones that are large.
      if name.hasPrefix(".") {
        paths.skipDescendants()
      } else if Self.isSource(name) {
        files[path] = Self.stamp(of: "\(folder)/\(path)")
      }
    }
  }

  /// The first file by name that is not as it was in another snapshot; `nil` if all are.
  func firstChange(since other: SourceSnapshot) -> String? {
    guard self != other else { return nil }
    let names = Set(files.keys).union(other.files.keys)
    return names.filter { files[$0] != other.files[$0] }.min()
  }

  /// Whether the compiler reads files of this name; tests may write others among them.
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
