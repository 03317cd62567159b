// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import Testing

@Suite struct `What @SpryableFunc writes for initialisers` {
  @Test func `a record of the call`() {
    assertBody(
      "init(id: Int, body: () -> Void)",
      """
      self.spryCall("init(id:body:)", signature: "init(id: Int, body: () -> Void)", \
      \(place(3, 3))) { $0.append(id); $0.appendClosure() }.finish()
      """)
  }

  @Test func `a question to the type where it can fail`() {
    assertBody(
      "init(id: Int) throws",
      """
      try Self.spryCall("init(id:)", signature: "init(id: Int)", \(place(3, 3))) \
      { $0.append(id) }.finishIfStubbed(throwing: (any Swift.Error).self)
      self.spryCall("init(id:)", signature: "init(id: Int)", \(place(3, 3))) \
      { $0.append(id) }.finish()
      """)
    assertBody(
      "init?(id: Int)",
      """
      guard Self.spryCall("init(id:)", signature: "init(id: Int)", \(place(3, 3)), \
      arguments: { $0.append(id) }).succeedsIfStubbed() else { return nil }
      self.spryCall("init(id:)", signature: "init(id: Int)", \(place(3, 3))) \
      { $0.append(id) }.finish()
      """)
  }

  @Test func `the superclass's initialiser where it overrides one`() {
    assertBody(
      "override init(_ id: inout Int, in: @autoclosure () -> Int) async throws(LoadError)",
      """
      let argument1 = `in`()
      try Self.spryCall("init(_:in:)", signature: "init(_: inout Int, in: @autoclosure () -> Int) \
      async", \(place(3, 12))) { $0.append(borrowed: id); $0.append(argument1) }\
      .finishIfStubbed(throwing: LoadError.self)
      try await super.init(&id, in: `in`())
      self.spryCall("init(_:in:)", signature: "init(_: inout Int, in: @autoclosure () -> Int) \
      async", \(place(3, 12))) { $0.append(borrowed: id); $0.append(argument1) }.finish()
      """)
  }
}

@Suite struct `What @SpryableFunc writes for subscripts` {
  @Test func `an answer in the getter, and a record of the new value in the setter`() {
    assertExpansion(
      """
      class F: P {
        static subscript<T>(key: T) -> Int {
          @SpryableFunc get async throws {}
          @SpryableFunc set(number) {}
        }
      }
      """,
      """
      class F: P {
        static subscript<T>(key: T) -> Int {
          get async throws {
            return try await Self.spryCall("subscript(_:)_get", \
      signature: "subscript<T>(_: T) -> Int { get }", \(place(3, 5))) { $0.append(key) }\
      .asyncAnswer(throwing: (any Swift.Error).self)
          }
          set(number) {
            Self.spryCall("subscript(_:)_set", signature: "subscript<T>(_: T) -> Int { set }", \
      \(place(4, 5))) { $0.append(key); $0.append(number) }.finishIfStubbed()
          }
        }
      }
      """)
  }
}
#endif
