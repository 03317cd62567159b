// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import Testing

@Suite struct `What @SpryableVar writes` {
  @Test func `a getter and a setter with one case`() {
    assertAccessors(
      "@SpryableVar", "nonisolated var name: String",
      """
      get {
        return self.spryCall("name", signature: "name { get }", \(place(3, 19))).answer()
      }
      set {
        self.spryCall("name", signature: "name { set }", \(place(3, 19))) \
      { $0.append(newValue) }.finish()
      }
      """)
  }

  @Test func `a getter and a setter with cases of their own`() {
    assertAccessors(
      "@SpryableVar(.get, .set)", "static var `in`: String",
      """
      get {
        return Self.spryCall("in_get", signature: "in { get }", \(place(3, 14))).answer()
      }
      set {
        Self.spryCall("in_set", signature: "in { set }", \(place(3, 14))) \
      { $0.append(newValue) }.finishIfStubbed()
      }
      """)
  }

  @Test func `a getter alone`() {
    assertAccessors(
      "@SpryableVar(.get, as: [Int].self)", "var numbers: some Collection<Int>",
      """
      get {
        return self.spryCall("numbers", signature: "numbers { get }", \(place(3, 7))).answer(as: [Int].self)
      }
      """)
    assertAccessors(
      "@SpryableVar(.async, .throws(LoadError.self))", "var page: Int",
      """
      get async throws(LoadError) {
        return try await self.spryCall("page", signature: "page { get }", \(place(3, 7)))\
      .asyncAnswer(throwing: LoadError.self)
      }
      """)
    assertAccessors(
      "@SpryableVar(VarKeyword.throws)", "var page: Int",
      """
      get throws {
        return try self.spryCall("page", signature: "page { get }", \(place(3, 7))).answer(throwing: (any Swift.Error).self)
      }
      """)
  }
}
#endif
