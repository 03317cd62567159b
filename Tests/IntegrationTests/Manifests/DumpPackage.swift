#if os(Linux) || os(macOS)
import Foundation

/// Reads a package's manifest through SwiftPM, and blocks the thread until SwiftPM has ended.
///
/// - Parameter folder: The package's folder.
/// - Returns: The manifest.
/// - Throws: ``DumpFailure`` if SwiftPM cannot read it, or what decoding throws.
func dumpPackage(at folder: URL) throws -> Manifest {
  // A scratch folder of its own, because SwiftPM locks the package's folder while tests run.
  let scratch = FileManager.default.temporaryDirectory
    .appending(path: "litmus-manifests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  // SwiftPM leaves temporary files behind.
  let temporary = scratch.appending(path: "temporary")
  try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)

  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [
    "TMPDIR=\(temporary.path(percentEncoded: false))", "swift", "package", "dump-package",
    "--package-path", folder.path(percentEncoded: false),
    "--scratch-path", scratch.path(percentEncoded: false),
  ]
  process.standardOutput = output
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw DumpFailure(folder: folder.lastPathComponent, status: process.terminationStatus)
  }
  return try JSONDecoder().decode(Manifest.self, from: data)
}

/// SwiftPM could not read a manifest; its standard error has the reason.
struct DumpFailure: Error {
  var folder: String
  var status: Int32
}
#endif
