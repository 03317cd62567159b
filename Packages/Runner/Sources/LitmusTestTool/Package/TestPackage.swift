#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// A SwiftPM package whose tests run.
struct TestPackage {
  /// The absolute path of the folder with its `Package.swift`.
  let folder: String
  /// The package's name: that of its folder.
  let name: String
  var options: PackageArguments
  /// The archive with its tests, if they were built elsewhere.
  let archive: TestArchive?

  /// Describes the package whose tests are in an archive.
  init(_ archive: TestArchive, _ options: PackageArguments) {
    self.archive = archive
    self.options = options
    folder = archive.packageFolder
    name = archive.manifest.name
  }

  /// Finds the package: the one that the options name, or else the nearest one from the current
  /// directory upwards.
  ///
  /// - Parameter isNeeded: Whether there must be one; otherwise the current directory takes its place.
  /// - Throws: A ``RunError`` if there is none.
  init(_ options: PackageArguments, isNeeded: Bool = true) throws(RunError) {
    self.options = options
    archive = nil
    let given = options.packagePath.map { RealPath.absolute($0) }
    let path = RealPath.ofFile(given ?? FileManager.default.currentDirectoryPath)
    let found = PackageFolder.find(program: "", directory: path)
    if given != nil, found != path {
      throw RunError("There is no Package.swift in \(visible(path)).")
    }
    guard let found = found ?? (isNeeded ? nil : path) else {
      throw RunError(
        "There is no Package.swift in the current directory or above it. Start litmus-test in a "
          + "package, or name one with --package-path.")
    }
    folder = found
    name = found.lastPathPart
  }

  /// Builds the tests; what SwiftPM writes appears on standard error.
  ///
  /// - Parameter isQuiet: Whether only problems appear.
  /// - Throws: A ``RunError`` if they cannot be built.
  func build(isQuiet: Bool) throws {
    let words =
      ["build", "--build-tests"] + (isQuiet ? ["--quiet"] : []) + options.swiftOptions(in: folder)
    let code = try ForegroundProcess.run(["/bin/sh", "-c", #"exec swift "$@" 1>&2"#, "sh"] + words)
    guard code == 0 else {
      throw RunError("The package's tests could not be built.", code: .failed)
    }
  }

  /// Locates the test executable that was built last.
  ///
  /// - Returns: The executable; `nil` if none was built.
  /// - Throws: A ``RunError`` if there are several, and none of them is the package's.
  func executable() throws -> TestExecutable? {
    let folder = try binaryFolder()
    let files = Directories.names(in: folder)
      .filter { $0.hasSuffix(".xctest") }.sorted()
    guard let first = files.first else { return nil }
    if files.count == 1 { return TestExecutable(path: "\(folder)/\(first)") }
    // Others are left over from builds of other versions of the package.
    let name = try? PackageGraph.Description(description(of: self.folder), of: self.folder).name
    guard let name, files.contains("\(name)PackageTests.xctest") else {
      throw RunError(
        "\(visible(folder)) has \(files.count) test executables, but expected one.", code: .failed)
    }
    return TestExecutable(path: "\(folder)/\(name)PackageTests.xctest")
  }

  /// The folder of all builds.
  var buildFolder: String {
    // SwiftPM reads the variable, too.
    let given = options.scratchPath ?? ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"]
    return given.map { RealPath.absolute($0) } ?? "\(folder)/.build"
  }

  /// Returns the folder of what is built.
  private func binaryFolder() throws -> String {
    // SwiftPM makes this link to the folder of the platform that it has built for last.
    if options.buildsForHost,
      let path = RealPath.resolved("\(buildFolder)/\(options.configuration ?? "debug")")
    {
      return path
    }
    let (code, output) = try ShellScript.output(
      of: ["swift", "build", "--show-bin-path"] + options.swiftOptions(in: folder))
    let line = output.split(separator: "\n").last { $0.hasPrefix("/") }
    guard code == 0, let line else {
      throw RunError("SwiftPM does not say where it has built the tests.", code: .failed)
    }
    return String(line)
  }

  /// Returns what SwiftPM says about the package in a folder, as JSON.
  func description(of folder: String) throws -> Data {
    let words = [
      "swift", "package", "--package-path", folder,
      // Another SwiftPM may have locked the build folder: for the plug-in, the one that runs it.
      "--scratch-path", "\(buildFolder)/litmus-test", "describe", "--type", "json",
    ]
    return Data(try ShellScript.output(of: words).1.utf8)
  }
}
#endif
