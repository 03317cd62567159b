import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

/// What SwiftPM reads in a manifest, before and after.
@Suite struct `A manifest as SwiftPM loads it` {
  @Test(arguments: CorpusCase.all.filter { !$0.name.hasPrefix("refused-") })
  func `has the setting, and is the same in all else`(_ example: CorpusCase) async throws {
    let before = try await load(try example.manifest)
    let after = try await load(try #require(try example.patched))
    #expect(
      after["targets"].elements.contains { $0["settings"].elements.contains(where: isSetting) })
    #expect(withoutSetting(after) == withoutSetting(before))
  }

  /// The package as `swift package dump-package` prints it.
  private func load(_ manifest: [UInt8]) async throws -> JSONValue {
    // SwiftPM finds no tools version behind a byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(
      decoding: manifest.dropFirst(manifest.starts(with: mark) ? mark.count : 0), as: UTF8.self)
    // What Linux does not have, so that the rest of an app's manifest can be loaded.
    let module = "import AppleProductTypes"
    let isApp = text.contains(module)
    let standIn = isApp ? try String(contentsOf: Self.standIn, encoding: .utf8) : ""
    let place = try Workplace([
      "Package.swift": Array((text.replacing(module, with: "") + "\n" + standIn).utf8)
    ])
    let outcome = try await place.runCommand(
      "swift", "package", "--cache-path", "cache", "--manifest-cache", "none", "dump-package")
    try #require(outcome.status == 0, "\(outcome.errors)")
    var package = try JSONDecoder().decode(JSONValue.self, from: Data(outcome.output.utf8))
    // Where it was loaded.
    package["packageKind"] = .null
    return package
  }

  private static let standIn = CorpusCase.folder.appending(path: "../AppleProductTypes.txt")

  private func isSetting(_ setting: JSONValue) -> Bool {
    setting["tool"] == .string("swift")
      && setting["kind"]["define"]["_0"] == .string("TESTING_ENABLED")
      && setting["condition"]["config"] == .string("debug")
  }

  private func withoutSetting(_ package: JSONValue) -> JSONValue {
    var result = package
    result["targets"] = .array(
      package["targets"].elements.map { target in
        var rest = target
        rest["settings"] = .array(target["settings"].elements.filter { !isSetting($0) })
        return rest
      })
    return result
  }
}
