import Foundation
import LitmusToolSupport

/// What a check has found, with a digest of the states of all files that it depends on.
struct CacheRecord: Codable {
  /// A file or folder outside the walk that a check depends on.
  struct Dependency: Codable {
    /// The absolute path, which may be missing.
    var path: String
    /// The time before which nothing of it had been read.
    var time: Int64
    /// Whether all visible files below a folder count, or only the folder itself.
    var isDeep = false
  }

  private let key: String
  private let startTime: Int64
  private let dependencies: [Dependency]
  private let digest: UInt64
  let report: DocsReport

  /// Returns nil if one of the files is too new to be trusted.
  init?(
    key: String, startTime: Int64, files: [TreeFile], dependencies: [Dependency] = [],
    report: DocsReport
  ) {
    guard let digest = ContentDigest.of(files, before: startTime, dependencies) else { return nil }
    self.key = key
    self.startTime = startTime
    self.dependencies = dependencies
    self.digest = digest
    self.report = report
  }

  /// Returns whether the record has this key, and all files are in the same states.
  func holds(for key: String, _ files: [TreeFile]) -> Bool {
    self.key == key && digest == ContentDigest.of(files, before: startTime, dependencies)
  }

  /// The content of a cache file: a line with a checksum, and the record in JSON.
  var bytes: [UInt8] {
    let body = (try? JSONEncoder().encode(self)) ?? Data()
    return Array(Self.firstLine(before: body)) + body
  }

  /// Returns nil for what is not the content of a cache file, or is damaged.
  init?(bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = Data(bytes[(end + 1)...])
    guard bytes[...end].elementsEqual(Self.firstLine(before: body)),
      let record = try? JSONDecoder().decode(CacheRecord.self, from: body)
    else { return nil }
    self = record
  }

  private static func firstLine(before body: Data) -> String.UTF8View {
    "litmus-docs check 7 \(stableHash(of: body))\n".utf8
  }
}
