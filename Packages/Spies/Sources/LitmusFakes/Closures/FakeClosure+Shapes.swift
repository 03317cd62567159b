// Written by Packages/Spies/make-closure-shapes.py.

#if LITMUS_FAKES
extension FakeClosure {
  /// The stubs or the calls of a closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeSync
  > where Signature == (repeat each Parameter) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), (repeat each Parameter) throws -> Value, Value, Failure,
    FakeSync
  > where Signature == (repeat each Parameter) throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@Sendable` closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeSync
  > where Signature == @Sendable (repeat each Parameter) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@Sendable` closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), @Sendable (repeat each Parameter) throws -> Value, Value,
    Failure, FakeSync
  > where Signature == @Sendable (repeat each Parameter) throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@MainActor` closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeSync
  > where Signature == @MainActor (repeat each Parameter) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@MainActor` closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), @MainActor (repeat each Parameter) throws -> Value, Value,
    Failure, FakeSync
  > where Signature == @MainActor (repeat each Parameter) throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of an async closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeAsync
  > where Signature == (repeat each Parameter) async -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of an async closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), (repeat each Parameter) async throws -> Value, Value,
    Failure, FakeAsync
  > where Signature == (repeat each Parameter) async throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@Sendable` async closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeAsync
  > where Signature == @Sendable (repeat each Parameter) async -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@Sendable` async closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), @Sendable (repeat each Parameter) async throws -> Value,
    Value, Failure, FakeAsync
  > where Signature == @Sendable (repeat each Parameter) async throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@MainActor` async closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeAsync
  > where Signature == @MainActor (repeat each Parameter) async -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `@MainActor` async closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), @MainActor (repeat each Parameter) async throws -> Value,
    Value, Failure, FakeAsync
  > where Signature == @MainActor (repeat each Parameter) async throws(Failure) -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `nonisolated(nonsending)` async closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeAsync
  > where Signature == nonisolated(nonsending) (repeat each Parameter) async -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `nonisolated(nonsending)` async closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void),
    nonisolated(nonsending) (repeat each Parameter) async throws -> Value, Value, Failure, FakeAsync
  >
  where Signature == nonisolated(nonsending) (repeat each Parameter) async throws(Failure) -> Value
  {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `nonisolated(nonsending) @Sendable` async closure.
  public subscript<Use, each Parameter, Value>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void), Signature, Value, Never, FakeAsync
  > where Signature == nonisolated(nonsending) @Sendable (repeat each Parameter) async -> Value {
    .init(name: closureName, source: FakeSource(self))
  }

  /// The stubs or the calls of a `nonisolated(nonsending) @Sendable` async closure that throws.
  public subscript<Use, each Parameter, Value, Failure: Error>(
    dynamicMember role: KeyPath<FakeClosureRoles, Use>
  ) -> FakeClosureCalls<
    Use, (repeat each Parameter, Void),
    nonisolated(nonsending) @Sendable (repeat each Parameter) async throws -> Value, Value, Failure,
    FakeAsync
  >
  where
    Signature
      == nonisolated(nonsending) @Sendable (repeat each Parameter) async throws(Failure) -> Value
  {
    .init(name: closureName, source: FakeSource(self))
  }

  /// Makes a fake of a closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<() -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ThrowingSite<() throws -> Value>) in
        { try site.answer(()) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.answer(()) { try $0() } }
      })
  }

  /// Makes a fake of a closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<(A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ThrowingSite<(A) throws -> Value>) in
        { a in try site.answer((a, ())) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.answer((a, ())) { try $0(a) } }
      })
  }

  /// Makes a fake of a closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<(A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ThrowingSite<(A, B) throws -> Value>) in
        { a, b in try site.answer((a, b)) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.answer((a, b)) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<(A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ThrowingSite<(A, B, C) throws -> Value>) in
        { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in try site.answer((a, b, c)) { try $0(a, b, c) } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<@Sendable () -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ThrowingSite<@Sendable () throws -> Value>) in
        { try site.answer(()) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.answer(()) { try $0() } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ThrowingSite<@Sendable (A) throws -> Value>) in
        { a in try site.answer((a, ())) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.answer((a, ())) { try $0(a) } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ThrowingSite<@Sendable (A, B) throws -> Value>) in
        { a, b in try site.answer((a, b)) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.answer((a, b)) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ThrowingSite<@Sendable (A, B, C) throws -> Value>) in
        { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in try site.answer((a, b, c)) { try $0(a, b, c) } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<@MainActor () -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ThrowingSite<@MainActor () throws -> Value>) in
        { try site.answer(()) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.answer(()) { try $0() } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ThrowingSite<@MainActor (A) throws -> Value>) in
        { a in try site.answer((a, ())) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.answer((a, ())) { try $0(a) } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ThrowingSite<@MainActor (A, B) throws -> Value>) in
        { a, b in try site.answer((a, b)) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.answer((a, b)) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ThrowingSite<@MainActor (A, B, C) throws -> Value>) in
        { a, b, c in try site.answer((a, b, c)) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in try site.answer((a, b, c)) { try $0(a, b, c) } }
      })
  }

  /// Makes a fake of an async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<() async -> Value>) in
        { await site.concurrentAnswer(()) { await $0() } }
      },
      { (site: ThrowingSite<() async throws -> Value>) in
        { try await site.concurrentAnswer(()) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in try await site.concurrentAnswer(()) { try await $0() } }
      })
  }

  /// Makes a fake of an async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<(A) async -> Value>) in
        { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
      },
      { (site: ThrowingSite<(A) async throws -> Value>) in
        { a in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
      })
  }

  /// Makes a fake of an async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<(A, B) async -> Value>) in
        { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ThrowingSite<(A, B) async throws -> Value>) in
        { a, b in try await site.concurrentAnswer((a, b)) { try await $0(a, b) } }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.concurrentAnswer((a, b)) { try await $0(a, b) }
        }
      })
  }

  /// Makes a fake of an async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<(A, B, C) async -> Value>) in
        { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ThrowingSite<(A, B, C) async throws -> Value>) in
        { a, b, c in try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) } }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<@Sendable () async -> Value>) in
        { await site.concurrentAnswer(()) { await $0() } }
      },
      { (site: ThrowingSite<@Sendable () async throws -> Value>) in
        { try await site.concurrentAnswer(()) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in try await site.concurrentAnswer(()) { try await $0() } }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A) async -> Value>) in
        { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
      },
      { (site: ThrowingSite<@Sendable (A) async throws -> Value>) in
        { a in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in try await site.concurrentAnswer((a, ())) { try await $0(a) } }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A, B) async -> Value>) in
        { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ThrowingSite<@Sendable (A, B) async throws -> Value>) in
        { a, b in try await site.concurrentAnswer((a, b)) { try await $0(a, b) } }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.concurrentAnswer((a, b)) { try await $0(a, b) }
        }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<@Sendable (A, B, C) async -> Value>) in
        { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ThrowingSite<@Sendable (A, B, C) async throws -> Value>) in
        { a, b, c in try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) } }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.concurrentAnswer((a, b, c)) { try await $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<@MainActor () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ThrowingSite<@MainActor () async throws -> Value>) in
        { try await site.asyncAnswer(()) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in try await site.asyncAnswer(()) { try await $0() } }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ThrowingSite<@MainActor (A) async throws -> Value>) in
        { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ThrowingSite<@MainActor (A, B) async throws -> Value>) in
        { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      },
      { site in
        { a, b async throws(Failure) in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<@MainActor (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ThrowingSite<@MainActor (A, B, C) async throws -> Value>) in
        { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) () async throws -> Value>) in
        { try await site.asyncAnswer(()) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in try await site.asyncAnswer(()) { try await $0() } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) (A) async throws -> Value>) in
        { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) (A, B) async throws -> Value>) in
        { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      },
      { site in
        { a, b async throws(Failure) in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) (A, B, C) async throws -> Value>) in
        { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) @Sendable () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) @Sendable () async throws -> Value>) in
        { try await site.asyncAnswer(()) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in try await site.asyncAnswer(()) { try await $0() } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) @Sendable (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) @Sendable (A) async throws -> Value>) in
        { a in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in try await site.asyncAnswer((a, ())) { try await $0(a) } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) @Sendable (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) @Sendable (A, B) async throws -> Value>) in
        { a, b in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      },
      { site in
        { a, b async throws(Failure) in try await site.asyncAnswer((a, b)) { try await $0(a, b) } }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: PlainSite<nonisolated(nonsending) @Sendable (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ThrowingSite<nonisolated(nonsending) @Sendable (A, B, C) async throws -> Value>) in
        { a, b, c in try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) } }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.asyncAnswer((a, b, c)) { try await $0(a, b, c) }
        }
      })
  }
}
#endif
