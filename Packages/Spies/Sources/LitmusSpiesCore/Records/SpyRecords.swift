/// The records of fakes that do not keep one themselves.
enum SpyRecords {
  static let ofObjects = ObjectRecords()
  static let ofTypes = TypeRecords()
}
