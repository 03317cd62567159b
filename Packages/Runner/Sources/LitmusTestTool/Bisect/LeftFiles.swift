#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// The files in the system's temporary folder and in a package, before tests add some.
///
/// Other programs add files there, too. So only a file counts as left by a test whose name is in the package's
/// sources.
struct LeftFiles {
  /// The system's temporary folder, which tests may name without asking for it.
  static let temporary = "/tmp"
  /// More new files are hardly the work of tests.
  private static let most = 200

  private let package: String
  private let temporary: String
  private let known: Set<String>

  /// Lists the files that there are.
  ///
  /// - Parameters:
  ///   - package: The package's folder.
  ///   - temporary: The temporary folder.
  init(package: String, temporary: String = temporary) {
    (self.package, self.temporary) = (package, temporary)
    known = Set(Self.paths(in: package, temporary))
  }

  /// Returns the entries of the temporary folder, and the files of the package.
  private static func paths(in package: String, _ temporary: String) -> [String] {
    let own = Directories.names(in: temporary).filter { !$0.hasPrefix("litmus-") }
      .map { "\(temporary)/\($0)" }
    return own + files(of: package)
  }

  /// Returns the files and folders of a package but for builds and hidden ones.
  private static func files(of package: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: package), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL { paths.append(file.path) }
    return paths
  }

  /// Finds the new files while which exist, a test fails.
  ///
  /// All others are where they were in the end.
  ///
  /// - Parameters:
  ///   - folder: A folder that files are moved into and out of.
  ///   - fails: Returns whether the test fails.
  /// - Returns: The files, which are removed; none if the test fails without them, too.
  func causes(movingTo folder: String, _ fails: () throws -> Bool) throws -> [String] {
    let new = Self.paths(in: package, temporary).filter { !known.contains($0) }
    // With a folder, what is in it is moved.
    let text = sources()
    let outermost = new.filter { path in !new.contains { path.hasPrefix("\($0)/") } }
      .filter { path in
        let inner = new.filter { $0.hasPrefix("\(path)/") }
        return ([path] + inner).contains { text.contains(($0 as NSString).lastPathComponent) }
      }
    guard !outermost.isEmpty, outermost.count <= Self.most else { return [] }
    _ = Directories.make(folder)
    var moved: [(path: String, aside: String)] = []
    for path in outermost {
      let aside = "\(folder)/\(moved.count)"
      if rename(path, aside) == 0 || Self.copied(path, to: aside) { moved.append((path, aside)) }
    }
    var causes: [String] = []
    defer { for (path, aside) in moved { Self.put(aside, back: path) } }
    guard try !fails() else { return [] }
    while let (path, aside) = moved.popLast() {
      Self.put(aside, back: path)
      guard try fails() else { continue }
      causes.append(path)
      try? FileManager.default.removeItem(atPath: path)
    }
    return causes
  }

  /// Returns the text of the package's Swift files.
  private func sources() -> String {
    Self.files(of: package).filter { $0.hasSuffix(".swift") }
      .map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
      .joined(separator: "\n")
  }

  private static func put(_ aside: String, back path: String) {
    // Another has been made meanwhile.
    guard access(path, F_OK) != 0 else { return }
    if rename(aside, path) != 0 { try? FileManager.default.copyItem(atPath: aside, toPath: path) }
  }

  /// Moves a file to another file system.
  private static func copied(_ path: String, to other: String) -> Bool {
    guard (try? FileManager.default.copyItem(atPath: path, toPath: other)) != nil else {
      return false
    }
    return (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}
#endif
