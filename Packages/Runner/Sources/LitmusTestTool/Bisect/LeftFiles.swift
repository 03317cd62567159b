#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// The files in the system's temporary folder and in a package, before tests add some.
struct LeftFiles {
  /// The system's temporary folder, which tests may name without asking for it.
  static let temporary = "/tmp"
  /// More are not shown.
  private static let most = 5

  private let package: String
  private let temporary: String
  private let known: Set<String>

  /// Lists the files that there are.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - temporary: The temporary folder.
  init(package: String, temporary: String = temporary) {
    self.package = package
    self.temporary = temporary
    known = Set(Self.paths(in: package, temporary))
  }

  /// Returns the new files and folders that a text names in quotes or after a slash: others may be those of
  /// other programs.
  func added(namedIn text: String) -> [String] {
    let new = Self.paths(in: package, temporary).filter { path in
      let name = (path as NSString).lastPathComponent
      return !known.contains(path)
        && ["\"\(name)\"", "/\(name)\"", "/\(name)/"].contains { text.contains($0) }
    }
    return Array(new.sorted().prefix(Self.most))
  }

  /// Returns the entries of the temporary folder, and the files of a package but for builds and hidden ones.
  private static func paths(in package: String, _ temporary: String) -> [String] {
    let own = Directories.names(in: temporary).filter { !$0.hasPrefix("litmus-") }
      .map { "\(temporary)/\($0)" }
    let files = FileManager.default.enumerator(
      at: URL(filePath: package), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL { paths.append(file.path) }
    return own + paths
  }
}
#endif
