#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// An archive of built tests, unpacked on this machine.
///
/// It lies in the folder `archives` beside the results, under its identifier, so that shards that run at the
/// same time share it, and `--resume` finds it again. Each process that uses it holds a lock on it; others
/// are removed when an archive is unpacked.
struct TestArchive {
  typealias Member = ArchiveManifest.Member

  let manifest: ArchiveManifest
  /// The folder that it is unpacked in.
  let folder: String
  /// The path of the archive, as the user gave it.
  private let path: String

  /// The folder of the package's files, which is the working directory of the tests.
  var packageFolder: String { "\(folder)/\(Member.package)" }

  /// The results of earlier runs, if there were any when it was made.
  var results: String? {
    let path = "\(folder)/\(Member.results)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// Unpacks an archive, if that was not done before.
  ///
  /// - Parameter path: The archive.
  /// - Throws: A ``RunError`` if it is damaged, or cannot run here.
  init(_ path: String) throws {
    self.path = path
    let reader = try ArchiveReader(path)
    manifest = try reader.manifest()
    let place = try UnpackedFolders()
    folder = "\(place.path)/\(manifest.id)"
    try place.use(folder, isComplete: reader.isComplete, fill: reader.unpack)
    try place.removeOthers(than: folder)
  }

  /// Returns the tests in the archive.
  ///
  /// - Throws: A ``RunError`` if they cannot be read, or this machine lacks a library that they need.
  func tests() throws -> PackageTests {
    let stored: PackageTests
    do {
      stored = try PackageTests(json: "\(folder)/\(Member.tests)")
    } catch {
      throw RunError(
        "The list of tests in '\(visible(path))' was made by another version of litmus-test. Use "
          + "one version to make it and to run it.")
    }
    var tests = stored
    tests.folder = packageFolder
    tests.executable = TestExecutable(
      path: "\(folder)/\(Member.programs)/\(stored.executable.path.lastPathPart)",
      main: stored.executable.main, identity: manifest.id)
    tests.executable.libraryPath = try libraryPath(for: tests.executable.path)
    tests.build = tests.executable.build
    return tests
  }

  /// Checks that the loader finds all libraries.
  ///
  /// - Returns: The folders that the loader has to be told; `nil` if it finds all without them.
  private func libraryPath(for program: String) throws -> String? {
    #if os(Linux)
    var libraries = try LoadedLibraries(of: program)
    var libraryPath: String?
    if libraries.missing.contains(LoadedLibraries.swiftCore),
      let folder = LoadedLibraries.runtimeFolders.first
    {
      let given = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
      libraryPath = given.isEmpty ? folder : "\(given):\(folder)"
      libraries = try LoadedLibraries(of: program, libraryPath: libraryPath)
    }
    let version = manifest.swift.map { " of Swift \(visible($0))" } ?? ""
    if libraries.missing.contains(LoadedLibraries.swiftCore) {
      throw RunError(
        "Swift's run-time libraries were not found. Install those\(version), and name their folder "
          + "in LD_LIBRARY_PATH if it is not /usr/lib/swift/linux.")
    }
    if let name = libraries.missing.first {
      throw RunError(
        "The tests need \(visible(name)), which this machine does not have. Install it, as on the "
          + "machine that made the archive.")
    }
    let core = libraries.found[LoadedLibraries.swiftCore]
    guard let expected = manifest.runtime, let core, let found = LoadedLibraries.build(of: core),
      found != expected
    else { return libraryPath }
    throw RunError(
      "'\(visible(path))' was built with Swift \(visible(manifest.swift ?? "of another version")), but "
        + "\(visible((core as NSString).deletingLastPathComponent)) has the run-time libraries of "
        + "another build. Install those\(version).")
    #else
    nil
    #endif
  }

  /// Makes reports show the locations of the sources as on the machine that built the tests.
  func showLocations() {
    for root in manifest.roots {
      SourcePaths.current.add(root: root, at: root == manifest.folder ? packageFolder : nil)
    }
  }
}

extension TestPackage {
  /// Returns a command line whose shards are equally long by the durations in the archive, unless it names others.
  func dividing(_ arguments: CommandLineArguments) -> CommandLineArguments {
    var arguments = arguments
    arguments.selection.divide(by: archive?.results)
    return arguments
  }
}

/// The folder of unpacked archives, beside the results.
///
/// A process locks each folder in it that it uses, until it ends. Folders appear and disappear only while their
/// process has locked the folder of them all, so that none locks or removes another one of the same name than it
/// has seen.
struct UnpackedFolders {
  let path: String

  /// Makes the folder, if it does not exist.
  ///
  /// - Throws: A ``RunError`` if it cannot be made.
  init() throws(RunError) {
    let litmus = LitmusFolder()
    try litmus.create()
    try self.init(path: "\(litmus.path)/archives")
  }

  /// Makes a folder, if it does not exist.
  ///
  /// - Throws: A ``RunError`` if it cannot be made.
  init(path: String) throws(RunError) {
    self.path = path
    let code = Directories.make(path)
    guard code == 0 else { throw Self.unwritable(path, code) }
  }

  /// Locks a folder for this process, after filling it unless another process has done that.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isComplete: Returns whether a folder has all files.
  ///   - fill: Writes the files into an empty folder.
  /// - Throws: An error if it cannot be filled.
  func use(
    _ folder: String, isComplete: (String) -> Bool, fill: (String) throws -> Void
  ) throws {
    if try alone({ isThere(folder, isComplete) }) { return }
    let new = try makeNew()
    do {
      try fill(new)
      try alone {
        // Another process may have been faster.
        if isThere(folder, isComplete) { return remove(new) }
        // The lock stays with the folder.
        guard rename(new, folder) == 0 else { throw Self.unwritable(folder, errno) }
      }
    } catch {
      remove(new)
      throw error
    }
  }

  /// Calls a closure while no other process adds or removes folders.
  private func alone<Value>(_ body: () throws -> Value) throws -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unwritable(path, errno) }
    defer { close(descriptor) }
    // On a file system without locks nothing is ever removed.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  /// Locks a folder for this process until it ends, so that no other removes it, or else removes it if it is
  /// damaged.
  ///
  /// - Returns: Whether the folder is there.
  private func isThere(_ folder: String, _ isComplete: (String) -> Bool) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let isUsed = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    // In one that others use, tests may have changed files.
    guard isUsed || isComplete(folder) else {
      remove(folder)
      close(descriptor)
      return false
    }
    while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    return true
  }

  /// Makes a folder to unpack an archive in, and locks it.
  private func makeNew() throws -> String {
    try alone {
      guard let new = Directories.makeTemporary("\(path)/new-") else {
        throw Self.unwritable(path, errno)
      }
      chmod(new, 0o755)
      _ = isThere(new) { _ in true }
      return new
    }
  }

  /// Makes a folder for a closure, and removes it.
  func withNew(_ body: (String) throws -> Void) throws {
    let folder = try makeNew()
    defer { remove(folder) }
    try removeOthers(than: folder)
    try body(folder)
  }

  private func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Removes all folders that no process uses.
  func removeOthers(than folder: String) throws {
    try alone {
      for name in Directories.names(in: path) where "\(path)/\(name)" != folder {
        let other = "\(path)/\(name)"
        let descriptor = open(other, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(other) }
        close(descriptor)
      }
    }
  }

  private static func unwritable(_ path: String, _ code: CInt) -> RunError {
    RunError("\(visible(path)) cannot be written: \(SystemError(code: code)).", code: .failed)
  }
}
#endif
