import Foundation
import LitmusToolSupport

/// The content of a cache file: the states of all files that a check depends on, and its report.
///
/// The file has a line with a checksum, and the record in JSON.
struct CacheRecord: Codable {
  private let key: String
  private let startTime: Int64
  /// The digest of the files of the walk.
  private let files: UInt64
  /// The digests of further files by their paths.
  private let inputs: [String: UInt64]
  /// The files and folders outside the walk, with the digests of their content.
  private let contents: [SyncCache.Content]
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
    var contents = contents
    for index in contents.indices {
      contents[index].digest = ContentDigest.of(
        contents[index].path, before: contents[index].time)
      if contents[index].digest == nil { return nil }
    }
    let record = CacheRecord(
      key: key, startTime: startTime, files: filesDigest, inputs: digests, contents: contents,
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
        ContentDigest.of($0.path, before: $0.time) == $0.digest
      })
    else { return nil }
    return record.report
  }

  private static func firstLine(before body: Data) -> String.UTF8View {
    "litmus-docs check 5 \(stableHash(of: body))\n".utf8
  }
}
