// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import Testing

@Suite struct `What @SpryableVar writes` {
  @Test func `a getter and a setter with one case`() {
    assertAccessors(
      "@SpryableVar", "nonisolated var name: String",
      """
      get {
        return self.spryAnswer("name", signature: "name { get }", \(place(3, 19)))
      }
      set {
        self.spryReceived("name", signature: "name { set }", \(place(3, 19))) \
      { $0.append(newValue) }.finish()
      }
      """)
  }

  @Test func `a getter and a setter with cases of their own`() {
    assertAccessors(
      "@SpryableVar(.get, .set)", "static var `in`: String",
      """
      get {
        return Self.spryAnswer("in_get", signature: "in { get }", \(place(3, 14)))
      }
      set {
        Self.spryReceived("in_set", signature: "in { set }", \(place(3, 14))) \
      { $0.append(newValue) }.finishIfStubbed()
      }
      """)
  }

  @Test func `a getter alone`() {
    assertAccessors(
      "@SpryableVar(.get, as: [Int].self)", "var numbers: some Collection<Int>",
      """
      get {
        return self.spryAnswer("numbers", signature: "numbers { get }", \(place(3, 7)), as: [Int].self)
      }
      """)
    assertAccessors(
      "@SpryableVar(.async, .throws(LoadError.self))", "var page: Int",
      """
      get async throws(LoadError) {
        return try await self.spryReceived("page", signature: "page { get }", \(place(3, 7)))\
      .asyncAnswer(throwing: LoadError.self)
      }
      """)
    assertAccessors(
      "@SpryableVar(VarKeyword.throws)", "var page: Int",
      """
      get throws {
        return try self.spryAnswer("page", signature: "page { get }", \(place(3, 7)), \
      throwing: (any Swift.Error).self)
      }
      """)
  }
}
#endif
