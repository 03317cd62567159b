/// Where calls are looked for: a fake's record, or that of its static and class members.
struct SpySource {
  let record: SpyRecord
  private let type: Any.Type
  private let isStatic: Bool

  init(_ spy: some Spyable) {
    record = spy.spyRecord
    type = Swift.type(of: spy)
    isStatic = false
  }

  /// The static and class members of a fake.
  ///
  /// - Parameters:
  ///   - type: The fake.
  ///   - isWaiting: Whether calls are waited for, which they can be before there is any.
  init<Spy: Spyable>(_ type: Spy.Type, isWaiting: Bool = false) {
    record = isWaiting ? type.classSpyRecord : type.classSpyRecordIfUsed
    self.type = type
    isStatic = true
  }

  /// The fake's type, and whether its static members are meant, as in `static FakeStore`.
  var name: String { isStatic ? "static \(type)" : "\(type)" }
}
