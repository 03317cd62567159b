import Foundation

/// The name, products and traits in the manifest of a package.
struct ManifestFacts: Decodable, Sendable {
  struct Named: Decodable {
    var name: String
  }

  let name: String
  let products: [Named]
  let traits: [Named]?

  /// Reads the manifest of the package in a folder; nil if there is none, or it cannot be read.
  ///
  /// - Parameter buildFolder: The scratch path for SwiftPM, whose default one may be locked.
  static func read(
    _ directory: String, buildFolder: String, timeLimit: Duration
  ) async -> ManifestFacts? {
    guard FileManager.default.fileExists(atPath: directory + "/Package.swift") else { return nil }
    let process = BoundedProcess(
      "swift",
      ["package", "dump-package", "--package-path", directory, "--scratch-path", buildFolder],
      timeLimit: timeLimit)
    let result = await process.result()
    guard result.isSuccess, let start = result.output.firstIndex(of: "{") else { return nil }
    // SwiftPM prints warnings before the manifest.
    return try? JSONDecoder().decode(ManifestFacts.self, from: Data(result.output[start...].utf8))
  }
}
