// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import Testing

@Suite struct `What @SpryableFunc writes` {
  @Test func `one call for what is synchronous`() {
    assertBody(
      "func fetchUser(id: String, _ page: Int) throws -> User",
      """
      return try self.spryCall("fetchUser(id:_:)", signature: "fetchUser(id: String, _: Int) -> User", \
      \(place(3, 8))) { $0.append(id); $0.append(page) }.answer(throwing: (any Swift.Error).self)
      """)
    assertBody(
      "static func load()",
      """
      return Self.spryCall("load()", signature: "load()", \(place(3, 15))).answer()
      """)
  }

  @Test func `a call that is answered in steps for what is async`() {
    assertBody(
      "func load(_ page: Int) async throws(LoadError) -> Int",
      """
      return try await self.spryCall("load(_:)", signature: "load(_: Int) async -> Int", \
      \(place(3, 8))) { $0.append(page) }.asyncAnswer(throwing: LoadError.self)
      """)
  }

  @Test func `updates for inout parameters`() {
    assertBody(
      "func swap(_ a: inout Int, updates: inout Int) throws(Never)",
      """
      var updates_ = SpyUpdates()
      defer { updates_.write(0, to: &a); updates_.write(1, to: &updates) }
      return self.spryCall("swap(_:updates:)", signature: "swap(_: inout Int, updates: inout Int)", \
      \(place(3, 8))) { $0.append(borrowed: a); $0.append(borrowed: updates) }.answer(updating: { updates_ = $0 })
      """)
  }

  @Test func `updates behind parameter packs, each of which is several arguments`() {
    assertBody(
      "func f<each T, each U>(_ a: inout A, b: repeat each T, `in`: inout A, _: repeat each U, c: inout A)",
      """
      var updates = SpyUpdates()
      defer { updates.write(0, to: &a); var packed = 0; for _ in repeat each b { packed += 1 }; \
      updates.write(1 + packed, to: &`in`); updates.write(3 + packed, to: &c) }
      return self.spryCall("f(_:b:in:_:c:)", signature: "f<each T, each U>(_: inout A, \
      b: repeat each T, in: inout A, _: repeat each U, c: inout A)", \
      \(place(3, 8))) { $0.append(borrowed: a); for argument in repeat each b { $0.append(argument) }; \
      $0.append(borrowed: `in`); $0.appendSkipped(); $0.append(borrowed: c) }.answer(updating: { updates = $0 })
      """)
    assertBody(
      "func f<each T>(_ packed: repeat each T, total: inout Int, _ last: repeat each T)",
      """
      var updates = SpyUpdates()
      defer { var packed_ = 0; for _ in repeat each packed { packed_ += 1 }; \
      updates.write(0 + packed_, to: &total) }
      return self.spryCall("f(_:total:_:)", signature: "f<each T>(_: repeat each T, \
      total: inout Int, _: repeat each T)", \(place(3, 8))) { \
      for argument in repeat each packed { $0.append(argument) }; $0.append(borrowed: total); \
      for argument in repeat each last { $0.append(argument) } }.answer(updating: { updates = $0 })
      """)
  }

  @Test func `a scope for each closure that must not escape`() {
    assertBody(
      "func each(_ body: (Int) -> Void, and other: ((Int) throws -> Void)) rethrows -> Int!",
      """
      return withoutActuallyEscaping(body) { body in
        return withoutActuallyEscaping(other) { other in
          return self.spryCall("each(_:and:)", \
      signature: "each(_: (Int) -> Void, and: ((Int) throws -> Void)) -> Int!", \
      \(place(3, 8))) { $0.append(closure: body); $0.append(closure: other) }.answer()
        }
      }
      """)
    assertBody(
      "func each(_ body: (Int) -> Void, in number: inout Int)",
      """
      return withoutActuallyEscaping(body) { body -> Void in
        var updates = SpyUpdates()
        defer { updates.write(1, to: &number) }
        return self.spryCall("each(_:in:)", signature: "each(_: (Int) -> Void, in: inout Int)", \
      \(place(3, 8))) { $0.append(closure: body); $0.append(borrowed: number) }\
      .answer(updating: { updates = $0 })
      }
      """)
    assertBody(
      "func each(_ body: (Int) -> Void) async throws -> Int!",
      """
      return try await withoutActuallyEscaping(body) { body async throws -> Int? in
        return try await self.spryCall("each(_:)", signature: "each(_: (Int) -> Void) async -> Int!", \
      \(place(3, 8))) { $0.append(closure: body) }.asyncAnswer(throwing: (any Swift.Error).self)
      }
      """)
  }

  @Test func `the value of an autoclosure, found before the call is recorded`() {
    assertBody(
      "func log(_ text: @autoclosure () -> String, argument1: @autoclosure @escaping () -> Int)",
      """
      let argument0 = text()
      let argument1_ = argument1()
      return self.spryCall("log(_:argument1:)", \
      signature: "log(_: @autoclosure () -> String, argument1: @autoclosure @escaping () -> Int)", \
      \(place(3, 8))) { $0.append(argument0); $0.append(argument1_) }.answer()
      """)
  }

  @Test func `what each kind of parameter needs`() {
    assertBody(
      """
      func take<each T>(a: borrowing A, b: consuming B, _: Int, d: @escaping () -> Void, \
      e: Handler?, f: Int..., `in`: Int, h: repeat each T)
      """,
      """
      return self.spryCall("take(a:b:_:d:e:f:in:h:)", signature: "take<each T>(a: borrowing A, \
      b: consuming B, _: Int, d: @escaping () -> Void, e: Handler?, f: Int..., in: Int, \
      h: repeat each T)", \(place(3, 8))) { $0.append(borrowed: a); $0.append(borrowed: b); \
      $0.appendSkipped(); $0.append(d); $0.append(e); $0.append(f); $0.append(`in`); \
      for argument in repeat each h { $0.append(argument) } }.answer()
      """)
  }

  @Test func `closures recorded as Argument.closure`() {
    assertBody(
      attribute: "@SpryableFunc(.asArgument)",
      "func take(a: @escaping H, b: (() -> Void)?, c: S.H?, d: [Int], e: @autoclosure () -> Int)",
      """
      return withoutActuallyEscaping(e) { e in
        return self.spryCall("take(a:b:c:d:e:)", signature: "take(a: @escaping H, b: (() -> Void)?, \
      c: S.H?, d: [Int], e: @autoclosure () -> Int)", \(place(3, 8))) { $0.append(closure: a); \
      $0.append(closure: b); $0.append(possibleClosure: c); $0.append(d); $0.append(closure: e) }.answer()
      }
      """)
  }

  @Test func `the underlying type of an opaque result`() {
    assertBody(
      attribute: "@SpryableFunc(as: [Int].self)",
      "func numbers() -> some Collection<Int>",
      """
      return self.spryCall("numbers()", signature: "numbers() -> some Collection<Int>", \
      \(place(3, 8))).answer(as: [Int].self)
      """)
  }

  @Test func `calls of self where a parameter has that name`() {
    assertBody(
      "func take(`self`: Int)",
      """
      return spryCall("take(self:)", signature: "take(self: Int)", \
      \(place(3, 8))) { $0.append(`self`) }.answer()
      """)
  }
}
#endif
