/// The record in which an assertion looks for calls: that of a fake, or that of its static and class members.
struct SpySource {
  let record: SpyRecord
  private let type: Any.Type
  private let isStatic: Bool

  init(_ record: SpyRecord, of type: Any.Type, isStatic: Bool) {
    self.record = record
    self.type = type
    self.isStatic = isStatic
  }

  init(_ spy: some Spyable) {
    record = spy.spyRecord
    type = Swift.type(of: spy)
    isStatic = false
  }

  /// Creates the source for the static and class members of a fake.
  ///
  /// - Parameters:
  ///   - type: The fake's type.
  ///   - isWaiting: Whether the assertion waits for calls, which it may do before the first call.
  init<Spy: Spyable>(_ type: Spy.Type, isWaiting: Bool = false) {
    record = isWaiting ? type.classSpyRecord : type.classSpyRecordIfUsed
    self.type = type
    isStatic = true
  }

  /// The fake's type, with `static` before it for its static members, as in `static FakeStore`.
  var name: String { isStatic ? "static \(type)" : "\(type)" }
}
