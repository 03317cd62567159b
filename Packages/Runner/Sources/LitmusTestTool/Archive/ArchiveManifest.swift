#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// The description of an archive, which is its first file.
struct ArchiveManifest: Codable, Equatable {
  /// The version of the archive's contents, which changes if another version of litmus-test would
  /// not understand them.
  static let currentFormat = 1

  /// The files and folders of an archive.
  enum Member {
    static let manifest = "archive.json"
    static let checksums = "checksums"
    static let tests = "tests.json"
    /// The results of earlier runs, whose durations make shards equally long.
    static let results = "results.json"
    /// The files of the package that the tests and the reports need.
    static let package = "package"
    /// The test executable, with what it finds beside itself.
    static let programs = "bin"

    /// Those whose files have checksums.
    static let checked = [tests, results, package, programs]
  }

  var format = Self.currentFormat
  /// A text that no other archive has.
  var id: String
  /// The package's name.
  var name: String
  /// The package's folder on the machine that built it.
  var folder: String
  /// The folders of all packages with sources on that machine, the longest first.
  var roots: [String]
  /// The system and the processor, as in `Linux x86_64`.
  var platform: String
  /// The version of Swift, as in `6.3.1`; `nil` if it is not known.
  var swift: String?
  /// Which build of Swift's run-time library the tests were linked with; `nil` if none is.
  var runtime: String?

  /// The system and the processor of this machine.
  static var currentPlatform: String {
    var name = utsname()
    uname(&name)
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return "\(text(name.sysname)) \(text(name.machine))"
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - json: The file.
  ///   - path: The archive, for the error.
  /// - Throws: A ``RunError`` if it is not one, or if this program or machine cannot run its tests.
  init(_ json: Data, of path: String) throws(RunError) {
    struct Format: Decodable { var format: Int }
    guard let format = try? JSONDecoder().decode(Format.self, from: json).format else {
      throw RunError("'\(visible(path))' is no archive of litmus-test.")
    }
    guard format == Self.currentFormat,
      let manifest = try? JSONDecoder().decode(ArchiveManifest.self, from: json)
    else {
      throw RunError(
        "'\(visible(path))' was made by another version of litmus-test: its format is \(format), "
          + "but expected \(Self.currentFormat). Use one version to make it and to run it.")
    }
    let here = Self.currentPlatform
    guard manifest.platform == here else {
      throw RunError(
        "'\(visible(path))' was built for \(visible(manifest.platform)), but this machine is "
          + "\(here).")
    }
    guard !manifest.id.isEmpty, manifest.id.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { throw RunError("'\(visible(path))' is no archive of litmus-test.") }
    self = manifest
  }

  /// Describes a new archive.
  init(
    name: String, folder: String, roots: [String], swift: String?, runtime: String?
  ) {
    id = UUID().uuidString
    self.name = name
    self.folder = folder
    self.roots = roots
    platform = Self.currentPlatform
    self.swift = swift
    self.runtime = runtime
  }
}
#endif
