#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports
internal import LitmusRunnerStorage
@_spi(Litmus) internal import LitmusReporting

/// The packing of a package's built tests into an archive.
struct ArchiveWriter {
  private typealias Member = ArchiveManifest.Member

  private let package: TestPackage
  private let tests: PackageTests
  /// The files and folders of the package that are packed, too.
  private let included: [String]

  /// Prepares to pack tests.
  ///
  /// - Parameters:
  ///   - tests: The tests, as they are listed.
  ///   - package: Their package.
  ///   - included: Files and folders of the package that the tests need, from the package's folder.
  /// - Throws: A ``RunError`` if one of them does not exist, or is not in the package.
  init(_ tests: PackageTests, of package: TestPackage, including included: [String])
    throws(RunError)
  {
    self.package = package
    self.tests = tests
    let folder = package.folder
    self.included = try included.map { given throws(RunError) in
      let path = given.hasPrefix("/") ? given : "\(folder)/\(given)"
      guard let real = RealPath.resolved(path) else {
        throw RunError(
          "--archive-include '\(visible(given))': there is no such file in the package.")
      }
      guard real.hasPrefix("\(folder)/") else {
        throw RunError("--archive-include '\(visible(given))' is not in the package.")
      }
      return String(real.dropFirst(folder.count + 1))
    }
  }

  /// Writes the archive, or leaves what is at its path unchanged.
  ///
  /// - Parameters:
  ///   - path: The archive's path.
  ///   - staging: An empty folder for what is written before it is packed.
  ///   - store: The results of earlier runs.
  /// - Throws: A ``RunError`` or ``ReportError`` if it cannot be written.
  func write(to path: String, staging: String, store: String) throws {
    guard let format = ArchiveFormat(path: path) else { return }
    try format.checkPrograms("make '\(visible(path))'")
    // The error names the path as the user gave it, and nothing has been done yet.
    _ = try ReportFile(path: path)
    let programs = (tests.executable.path as NSString).deletingLastPathComponent
    let libraries = try LoadedLibraries(of: tests.executable.path)
    if let name = libraries.missing.first {
      throw RunError("The tests need \(visible(name)), which was not found.", code: .failed)
    }
    // Two folders with the same members: one leads to what was built, the other has copies.
    let main = "\(staging)/main"
    let copies = "\(staging)/copies"
    for folder in ["\(main)/\(Member.package)", "\(copies)/\(Member.programs)"] {
      let code = Directories.make(folder)
      guard code == 0 else { throw ReportError(writing: staging, code) }
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(main)/\(Member.programs)", withDestinationPath: programs)
    for library in libraries.packed where !library.hasPrefix("\(programs)/") {
      try FileManager.default.copyItem(
        atPath: RealPath.ofFile(library),
        toPath: "\(copies)/\(Member.programs)/\(library.lastPathPart)")
    }
    try copyPackage(to: "\(main)/\(Member.package)")
    try tests.write(toJSON: "\(main)/\(Member.tests)")
    if access(store, R_OK) == 0 {
      try FileManager.default.copyItem(atPath: store, toPath: "\(main)/\(Member.results)")
    }
    try manifest(runtime: libraries).write(toJSON: "\(main)/\(Member.manifest)")
    let built = Self.programs(in: programs, of: tests).map { "\(Member.programs)/\($0)" }
    let names = [Member.tests, Member.results, Member.package] + built
    var checksums = try ArchiveChecksums(of: names, in: main)
    checksums.add(try ArchiveChecksums(of: [Member.programs], in: copies))
    try ReportFile(path: "\(main)/\(Member.checksums)").replace(with: checksums.text)
    let packed = [Member.manifest, Member.checksums] + names
    try pack(
      packed.filter { access("\(main)/\($0)", F_OK) == 0 }, in: main, copies, to: path, format)
  }

  private func pack(
    _ names: [String], in main: String, _ copies: String, to path: String, _ format: ArchiveFormat
  ) throws(RunError) {
    let tar = ShellScript.part(#"tar -cf - "$@""#)
    // Renamed when it is complete; Ctrl-C reaches the shell, too, which then removes the new file.
    let result = try ShellScript.run(
      """
      archive=$1; shift; new=$archive.$$.tmp
      trap 'rm -f -- "$new"' EXIT; trap 'exit 130' INT; trap 'exit 143' TERM
      \(tar) | \(format.commands.compression) > "$new" || exit 1
      """ + "\n" + #"if test -s "$new"; then printf '%s' "$new"; trap - EXIT; fi"#,
      [RealPath.ofFile(path), "-C", main] + names + ["-C", copies, Member.programs])
    let new = result.output
    guard result.isSuccess, !new.isEmpty else {
      if !new.isEmpty { unlink(new) }
      throw RunError("\(visible(path)) could not be written: \(result.problem).", code: .failed)
    }
    guard rename(new, RealPath.ofFile(path)) == 0 else {
      let code = errno
      unlink(new)
      throw RunError(
        "\(visible(path)) could not be written: \(SystemError(code: code)).", code: .failed)
    }
  }

  /// Returns what tests find beside the test executable: bundles of resources, libraries and the package's
  /// programs.
  private static func programs(in folder: String, of tests: PackageTests) -> [String] {
    let executable = tests.executable.path.lastPathPart
    return Directories.names(in: folder).sorted().filter { name in
      let path = "\(folder)/\(name)"
      if name == executable { return true }
      // The tools of macros and plug-ins run in builds only.
      if name.hasPrefix(".") || name.hasSuffix(".xctest") || name.hasSuffix("-tool") {
        return false
      }
      if Directories.isDirectory(path) {
        return name.hasSuffix(".resources") || name.hasSuffix(".bundle")
      }
      return name.hasSuffix(".so") || isProgram(path)
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    guard access(path, X_OK) == 0, let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    return (try? file.read(upToCount: 4)) == Data([0x7f, 0x45, 0x4c, 0x46])
  }

  private func manifest(runtime: LoadedLibraries) throws -> ArchiveManifest {
    let version = try ShellScript.output(of: ["swift", "--version"]).1
      .firstMatch(of: /Swift version ([^ \n]+)/)?.1
    let packages = (try? PackageGraph(of: package.folder, describe: package.description))?.folders
    return ArchiveManifest(
      name: package.name, folder: package.folder,
      roots: Set((packages ?? []) + [package.folder]).sorted { $0.utf8.count > $1.utf8.count },
      swift: version.map { String($0) },
      runtime: runtime.found[LoadedLibraries.swiftCore].flatMap { LoadedLibraries.build(of: $0) })
  }

  /// Copies the package's files that the run and its reports need: the configuration, the sources of the
  /// tests, and what is included.
  private func copyPackage(to folder: String) throws {
    let sources = Set(try tests.lists().flatMap(\.tests).map(\.callSite.filePath))
      .filter { $0.hasPrefix("\(package.folder)/") }
      .map { ($0 as NSString).deletingLastPathComponent }
    let files = Set(sources).flatMap { source in
      Directories.names(in: source).filter { $0.hasSuffix(".swift") }.map { "\(source)/\($0)" }
    }
    .map { String($0.dropFirst(package.folder.count + 1)) }
    for name in [LitmusTestConfiguration.fileName] + included + files {
      let from = "\(package.folder)/\(name)"
      let to = "\(folder)/\(name)"
      guard access(from, R_OK) == 0, access(to, F_OK) != 0 else { continue }
      let parent = (to as NSString).deletingLastPathComponent
      let code = Directories.make(parent)
      guard code == 0 else { throw ReportError(writing: parent, code) }
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
  }
}
#endif
