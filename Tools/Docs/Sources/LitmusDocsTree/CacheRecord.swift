internal import Foundation
internal import LitmusToolSupport

/// The content of a cache file: the states of all files that a check depends on, and its report.
///
/// The file has a line with a checksum, and the record in JSON.
struct CacheRecord: Codable {
  /// A file or folder outside the walk, with the digest of its content.
  private struct StoredContent: Codable {
    var content: SyncCache.Content
    var digest: UInt64
  }

  private let key: String
  private let startTime: Int64
  /// The digest of the files of the walk.
  private let files: UInt64
  /// The digests of further files by their paths.
  private let inputs: [String: UInt64]
  private let contents: [StoredContent]
  private let report: String

  /// Returns the bytes of a record; nil if one of the files is too new to be trusted.
  static func bytes(
    key: String, startTime: Int64, files: [TreeFile], inputs: [String],
    contents: [SyncCache.Content] = [], report: String = ""
  ) -> [UInt8]? {
    guard let filesDigest = ContentDigest.of(files, before: startTime) else { return nil }
    var digests: [String: UInt64] = [:]
    for input in inputs {
      guard let digest = ContentDigest.ofFile(input, before: startTime) else { return nil }
      digests[input] = digest
    }
    var stored: [StoredContent] = []
    for content in contents {
      guard let digest = ContentDigest.of(content.path, before: content.time) else { return nil }
      stored.append(StoredContent(content: content, digest: digest))
    }
    let record = CacheRecord(
      key: key, startTime: startTime, files: filesDigest, inputs: digests, contents: stored,
      report: report)
    guard let body = try? JSONEncoder().encode(record) else { return nil }
    return Array(firstLine(before: body)) + body
  }

  /// Returns the report of a record, if it is intact, has this key, and all files are in the same states.
  static func report(of bytes: [UInt8], key: String, files: [TreeFile]) -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = Data(bytes[(end + 1)...])
    guard bytes[...end].elementsEqual(firstLine(before: body)),
      let record = try? JSONDecoder().decode(CacheRecord.self, from: body), record.key == key,
      record.files == ContentDigest.of(files, before: record.startTime),
      record.inputs.allSatisfy({
        ContentDigest.ofFile($0.key, before: record.startTime) == $0.value
      }),
      record.contents.allSatisfy({
        ContentDigest.of($0.content.path, before: $0.content.time) == $0.digest
      })
    else { return nil }
    return record.report
  }

  private static func firstLine(before body: Data) -> String.UTF8View {
    "litmus-docs check 4 \(stableHash(of: body))\n".utf8
  }
}
