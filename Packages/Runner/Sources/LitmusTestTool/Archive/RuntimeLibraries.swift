#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// The libraries that a program loads, as the system's loader finds them.
struct LoadedLibraries {
  /// The paths of those that were found, by name.
  private(set) var found: [String: String] = [:]
  /// The names of those that were not.
  private(set) var missing: [String] = []

  /// Asks the loader, which does not start the program.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - libraryPath: The folders that the loader searches first; `nil` for those of the environment.
  /// - Throws: A ``RunError`` if it cannot be asked.
  init(of program: String, libraryPath: String? = nil) throws(RunError) {
    let folders = libraryPath.map { ["LD_LIBRARY_PATH=\($0)"] } ?? []
    let result = try ShellScript.run(
      #"exec env "$@""#, folders + ["LD_TRACE_LOADED_OBJECTS=1", program])
    read(result.output)
    guard result.code == 0, !found.isEmpty || !missing.isEmpty else {
      throw RunError(
        "The libraries of \(visible(program)) could not be found: \(result.problem).", code: .failed
      )
    }
  }

  /// Reads lines such as `libfoo.so => /usr/lib/libfoo.so (0x7f…)` and `libbar.so => not found`.
  private mutating func read(_ output: String) {
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " => ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      if parts[1].hasPrefix("not found") {
        missing.append(name)
      } else {
        found[name] = String(
          parts[1].prefix(upTo: parts[1].range(of: " (0x")?.lowerBound ?? parts[1].endIndex))
      }
    }
  }

  /// The library that each program in Swift loads.
  static let swiftCore = "libswiftCore.so"

  /// The folder with Swift's run-time libraries; `nil` if they are linked in, or not found.
  var runtimeFolder: String? {
    found[Self.swiftCore].map { ($0 as NSString).deletingLastPathComponent }
  }

  /// The paths of the libraries that another machine with Swift's run-time does not have: neither the
  /// system's nor Swift's, but the test frameworks, which the run-time may lack.
  var packed: [String] {
    let runtime = runtimeFolder
    return found.filter { name, path in
      if isSystem(path) { return false }
      let folder = (path as NSString).deletingLastPathComponent
      return folder != runtime || name.contains("Testing") || name.contains("XCTest")
    }.map(\.value).sorted()
  }

  private func isSystem(_ path: String) -> Bool {
    let isInSystem = ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/"].contains(
      where: path.hasPrefix)
    return isInSystem && (path as NSString).deletingLastPathComponent != runtimeFolder
  }

  /// Returns which build of a library a file is: the identifier that the linker has given it.
  ///
  /// - Returns: `nil` if the file cannot be read, or has none.
  static func build(of path: String) -> String? {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    // The header of an ELF note: the length of its name, the length of the identifier, the type, the name.
    let header: [UInt8] = [4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4e, 0x55, 0]
    guard let note = file.range(of: Data(header)), file.count >= note.upperBound + 20 else {
      return nil
    }
    return file[note.upperBound..<note.upperBound + 20].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The folders that may have Swift's run-time libraries, if the loader does not find them where the
  /// tests were built.
  static var runtimeFolders: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let toolchains = path.split(separator: ":").compactMap { RealPath.resolved("\($0)/swift") }
      .map { (($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent }
    return (toolchains + ["/usr", "/usr/local", "/opt/swift/usr"]).map { "\($0)/lib/swift/linux" }
      .filter { access("\($0)/\(swiftCore)", R_OK) == 0 }
  }
}
#endif
