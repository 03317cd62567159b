internal import LitmusToolSupport

/// The binary format of a cache file.
///
/// It has a signature, the key, the start time of the run, the files of the walk, further inputs, the
/// report, and a hash of all that. Numbers have 8 bytes in native byte order; texts are prefixed with
/// their length.
enum CacheRecord {
  private static let signature = Array("litmus-docs sync 2\n".utf8)

  /// Returns the record; nil if one of the contents is too new to be trusted.
  static func bytes(
    key: String, startTime: Int64, files: [TreeFile], inputs: [String],
    contents: [SyncCache.Content] = [], report: String = ""
  ) -> [UInt8]? {
    var bytes = signature
    bytes.reserveCapacity(files.count * 128)
    append(key, to: &bytes)
    append(UInt64(bitPattern: startTime), to: &bytes)
    append(UInt64(files.count), to: &bytes)
    for file in files {
      append(file.path, to: &bytes)
      append(file.stamp, to: &bytes)
    }
    append(UInt64(inputs.count), to: &bytes)
    for input in inputs {
      append(input, to: &bytes)
      let stamp = FileStamp(path: input)
      append(stamp == nil ? 0 : 1, to: &bytes)
      if let stamp { append(stamp, to: &bytes) }
    }
    append(UInt64(contents.count), to: &bytes)
    for content in contents {
      guard let digest = ContentDigest.of(content.path, before: content.time) else { return nil }
      append(content.path, to: &bytes)
      append(UInt64(bitPattern: content.time), to: &bytes)
      append(digest, to: &bytes)
    }
    append(report, to: &bytes)
    append(hash(of: bytes[...]), to: &bytes)
    return bytes
  }

  /// Returns the report of the record, if it is intact, has this key, and lists exactly these files and
  /// its other inputs in their current states.
  static func report(of bytes: [UInt8], key: String, files: [TreeFile]) -> String? {
    guard bytes.count > signature.count + 8, bytes.starts(with: signature) else { return nil }
    let body = bytes.dropLast(8)
    var reader = CacheReader(bytes: bytes, position: bytes.count - 8, end: bytes.count)
    guard reader.number() == hash(of: body) else { return nil }
    reader = CacheReader(bytes: bytes, position: signature.count, end: body.count)
    guard reader.reads(key), let time = reader.number(), reader.number() == UInt64(files.count)
    else { return nil }
    let startTime = Int64(bitPattern: time)
    for file in files {
      guard reader.reads(file.path), reader.reads(file.stamp, before: startTime) else {
        return nil
      }
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let input = reader.text(), let exists = reader.number() else { return nil }
      let stamp = FileStamp(path: input)
      guard (stamp != nil) == (exists == 1) else { return nil }
      if let stamp, !reader.reads(stamp, before: startTime) { return nil }
    }
    guard let contents = reader.number() else { return nil }
    for _ in 0..<contents {
      guard let path = reader.text(), let time = reader.number(), let digest = reader.number(),
        ContentDigest.of(path, before: Int64(bitPattern: time)) == digest
      else { return nil }
    }
    guard let report = reader.text(), reader.isAtEnd else { return nil }
    return report
  }

  /// Hashes eight bytes at a time, because the whole record is hashed on every run.
  private static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var position = 0
      while position + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 32
        position += 8
      }
      return hash ^ ContentHash.of(buffer[position...])
    }
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(UInt64(text.utf8.count), to: &bytes)
    bytes += text.utf8
  }

  private static func append(_ stamp: FileStamp, to bytes: inout [UInt8]) {
    for number in stamp.numbers { append(number, to: &bytes) }
  }
}

extension FileStamp {
  /// The values that are stored in the record.
  var numbers: [UInt64] {
    [
      UInt64(bitPattern: size), inode, device, UInt64(bitPattern: modified),
      UInt64(bitPattern: changed), UInt64(mode),
    ]
  }

  /// Returns whether the file last changed before a time, even if timestamps are as coarse as those of FAT.
  func isOlder(than time: Int64) -> Bool {
    let isCoarse = modified % 1_000_000_000 == 0
    return (isCoarse ? modified + 2_000_000_000 : modified) < time && changed < time
  }
}

/// Reads a record sequentially.
private struct CacheReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  var isAtEnd: Bool { position == end }

  mutating func number() -> UInt64? {
    guard end - position >= 8 else { return nil }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    }
  }

  mutating func text() -> String? {
    guard let count = number(), count <= UInt64(end - position) else { return nil }
    defer { position += Int(count) }
    return String(decoding: bytes[position..<(position + Int(count))], as: UTF8.self)
  }

  /// Reads a text and returns whether it equals the given one, without creating a string.
  mutating func reads(_ text: String) -> Bool {
    guard let count = number(), count == UInt64(text.utf8.count), count <= UInt64(end - position)
    else { return false }
    defer { position += Int(count) }
    return bytes[position..<(position + Int(count))].elementsEqual(text.utf8)
  }

  /// Reads a stamp and returns whether it is equal, and its file old enough to be trusted.
  mutating func reads(_ stamp: FileStamp, before time: Int64) -> Bool {
    guard
      number() == UInt64(bitPattern: stamp.size), number() == stamp.inode,
      number() == stamp.device, number() == UInt64(bitPattern: stamp.modified),
      number() == UInt64(bitPattern: stamp.changed), number() == UInt64(stamp.mode)
    else { return false }
    return stamp.isOlder(than: time)
  }
}
