/// The records of fakes that do not store one themselves.
enum SpyRecords {
  static let ofObjects = ObjectRecords()
  static let ofTypes = TypeRecords()
}
