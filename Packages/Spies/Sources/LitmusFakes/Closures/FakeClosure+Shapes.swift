// Written by Packages/Spies/make-closure-shapes.py.

#if LITMUS_FAKES
extension FakeClosure {
  /// Makes a fake of a closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () -> Value {
    self.init("\(name)()", file, line) { site in
      { site.answer(()) { $0() } }
    }
  }

  /// Makes a fake of a closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try site.answer(()) { try $0() } }
    }
  }

  /// Makes a fake of a closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in site.answer((a, ())) { $0(a) } }
    }
  }

  /// Makes a fake of a closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try site.answer((a, ())) { try $0(a) } }
    }
  }

  /// Makes a fake of a closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in site.answer((a, b)) { $0(a, b) } }
    }
  }

  /// Makes a fake of a closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try site.answer((a, b)) { try $0(a, b) } }
    }
  }

  /// Makes a fake of a closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
    }
  }

  /// Makes a fake of a closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () -> Value {
    self.init("\(name)()", file, line) { site in
      { site.answer(()) { $0() } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try site.answer(()) { try $0() } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in site.answer((a, ())) { $0(a) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try site.answer((a, ())) { try $0(a) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in site.answer((a, b)) { $0(a, b) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try site.answer((a, b)) { try $0(a, b) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@Sendable` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () -> Value {
    self.init("\(name)()", file, line) { site in
      { site.answer(()) { $0() } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try site.answer(()) { try $0() } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in site.answer((a, ())) { $0(a) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try site.answer((a, ())) { try $0(a) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in site.answer((a, b)) { $0(a, b) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try site.answer((a, b)) { try $0(a, b) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@MainActor` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
    }
  }

  /// Makes a fake of an async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () async -> Value {
    self.init("\(name)()", file, line) { site in
      { await site.concurrentAnswer(()) { await $0() } }
    }
  }

  /// Makes a fake of an async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () async throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try await site.concurrentAnswer(()) { try await $0() } }
    }
  }

  /// Makes a fake of an async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) async -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
    }
  }

  /// Makes a fake of an async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) async throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
    }
  }

  /// Makes a fake of an async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) async -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
    }
  }

  /// Makes a fake of an async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) async throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try await site.concurrentAnswer((a, b)) { try await $0(a, b) } }
    }
  }

  /// Makes a fake of an async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) async -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
    }
  }

  /// Makes a fake of an async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) async throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () async -> Value {
    self.init("\(name)()", file, line) { site in
      { await site.concurrentAnswer(()) { await $0() } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () async throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try await site.concurrentAnswer(()) { try await $0() } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) async -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) async throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) async -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) async throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try await site.concurrentAnswer((a, b)) { try await $0(a, b) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) async -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) async throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () async -> Value {
    self.init("\(name)()", file, line) { site in
      { await site.asyncAnswer(()) { await $0() } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () async throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try await site.asyncAnswer(()) { try await $0() } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) async -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in await site.asyncAnswer((a, ())) { await $0(a) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) async throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) async -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) async throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) async -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `@MainActor` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) async throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) () async -> Value {
    self.init("\(name)()", file, line) { site in
      { await site.asyncAnswer(()) { await $0() } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) () async throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try await site.asyncAnswer(()) { try await $0() } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A) async -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in await site.asyncAnswer((a, ())) { await $0(a) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A) async throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B) async -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B) async throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B, C) async -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B, C) async throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable () async -> Value {
    self.init("\(name)()", file, line) { site in
      { await site.asyncAnswer(()) { await $0() } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable () async throws -> Value {
    self.init("\(name)()", file, line) { site in
      { try await site.asyncAnswer(()) { try await $0() } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A) async -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in await site.asyncAnswer((a, ())) { await $0(a) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A) async throws -> Value {
    self.init("\(name)(_:)", file, line) { site in
      { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B) async -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B) async throws -> Value {
    self.init("\(name)(_:_:)", file, line) { site in
      { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B, C) async -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
    }
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B, C) async throws -> Value {
    self.init("\(name)(_:_:_:)", file, line) { site in
      { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
    }
  }
}
#endif
