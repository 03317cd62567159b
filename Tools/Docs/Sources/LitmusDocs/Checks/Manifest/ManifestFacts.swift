import Foundation
import SwiftParser
import SwiftSyntax

/// The name, products and traits in the manifest of a package.
struct ManifestFacts: Decodable, Sendable {
  struct Named: Decodable {
    var name: String
  }

  let name: String
  /// Those of this machine, and then those that the manifest declares for other platforms.
  private(set) var products: [Named]
  let traits: [Named]?

  /// Reads the manifest of the package in a folder; nil if there is none, or it cannot be read.
  ///
  /// - Parameter buildFolder: The scratch path for SwiftPM, whose default one may be locked.
  static func read(
    _ directory: String, buildFolder: String, timeLimit: Duration
  ) async -> ManifestFacts? {
    let path = directory + "/Package.swift"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let process = BoundedProcess(
      "swift",
      ["package", "dump-package", "--package-path", directory, "--scratch-path", buildFolder],
      timeLimit: timeLimit)
    let result = await process.result()
    guard result.isSuccess, let start = result.output.firstIndex(of: "{") else { return nil }
    // SwiftPM prints warnings before the manifest.
    let json = Data(result.output[start...].utf8)
    guard var facts = try? JSONDecoder().decode(ManifestFacts.self, from: json) else { return nil }
    let calls = ManifestCalls(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: text))
    let others = Set(calls.declaredProducts.compactMap { $0.text("name") })
      .subtracting(facts.products.map(\.name))
    facts.products += others.sorted().map(Named.init)
    return facts
  }
}
