@_spi(Litmus) internal import LitmusReporting

/// The records of fakes that do not keep one themselves.
enum SpyRecords {
  static let ofObjects = ObjectRecords()
  static let ofTypes = TypeRecords()
}

/// The records of types, whose addresses are never used again.
final class TypeRecords: Sendable {
  private let records = Locked<[ObjectIdentifier: SpyRecord]>([:])

  func record(of type: Any.Type) -> SpyRecord {
    records.withLock { records in
      if let record = records[ObjectIdentifier(type)] { return record }
      let record = SpyRecord()
      records[ObjectIdentifier(type)] = record
      return record
    }
  }
}
