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
      { (site: ClosureSite<() -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ClosureSite<() throws -> Value>) in
        { try site.throwingAnswer((), (any Error).self) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.throwingAnswer((), Failure.self) { try $0() } }
      })
  }

  /// Makes a fake of a closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<(A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ClosureSite<(A) throws -> Value>) in
        { a in try site.throwingAnswer((a, ()), (any Error).self) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.throwingAnswer((a, ()), Failure.self) { try $0(a) } }
      })
  }

  /// Makes a fake of a closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<(A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ClosureSite<(A, B) throws -> Value>) in
        { a, b in try site.throwingAnswer((a, b), (any Error).self) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.throwingAnswer((a, b), Failure.self) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<(A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ClosureSite<(A, B, C) throws -> Value>) in
        { a, b, c in try site.throwingAnswer((a, b, c), (any Error).self) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in
          try site.throwingAnswer((a, b, c), Failure.self) { try $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `@Sendable` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable () throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: ClosureSite<@Sendable () -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ClosureSite<@Sendable () throws -> Value>) in
        { try site.throwingAnswer((), (any Error).self) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.throwingAnswer((), Failure.self) { try $0() } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<@Sendable (A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ClosureSite<@Sendable (A) throws -> Value>) in
        { a in try site.throwingAnswer((a, ()), (any Error).self) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.throwingAnswer((a, ()), Failure.self) { try $0(a) } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@Sendable (A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ClosureSite<@Sendable (A, B) throws -> Value>) in
        { a, b in try site.throwingAnswer((a, b), (any Error).self) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.throwingAnswer((a, b), Failure.self) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a `@Sendable` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@Sendable (A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ClosureSite<@Sendable (A, B, C) throws -> Value>) in
        { a, b, c in try site.throwingAnswer((a, b, c), (any Error).self) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in
          try site.throwingAnswer((a, b, c), Failure.self) { try $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of a `@MainActor` closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor () throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: ClosureSite<@MainActor () -> Value>) in
        { site.answer(()) { $0() } }
      },
      { (site: ClosureSite<@MainActor () throws -> Value>) in
        { try site.throwingAnswer((), (any Error).self) { try $0() } }
      },
      { site in
        { () throws(Failure) in try site.throwingAnswer((), Failure.self) { try $0() } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A) -> Value>) in
        { a in site.answer((a, ())) { $0(a) } }
      },
      { (site: ClosureSite<@MainActor (A) throws -> Value>) in
        { a in try site.throwingAnswer((a, ()), (any Error).self) { try $0(a) } }
      },
      { site in
        { a throws(Failure) in try site.throwingAnswer((a, ()), Failure.self) { try $0(a) } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A, B) -> Value>) in
        { a, b in site.answer((a, b)) { $0(a, b) } }
      },
      { (site: ClosureSite<@MainActor (A, B) throws -> Value>) in
        { a, b in try site.throwingAnswer((a, b), (any Error).self) { try $0(a, b) } }
      },
      { site in
        { a, b throws(Failure) in try site.throwingAnswer((a, b), Failure.self) { try $0(a, b) } }
      })
  }

  /// Makes a fake of a `@MainActor` closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A, B, C) -> Value>) in
        { a, b, c in site.answer((a, b, c)) { $0(a, b, c) } }
      },
      { (site: ClosureSite<@MainActor (A, B, C) throws -> Value>) in
        { a, b, c in try site.throwingAnswer((a, b, c), (any Error).self) { try $0(a, b, c) } }
      },
      { site in
        { a, b, c throws(Failure) in
          try site.throwingAnswer((a, b, c), Failure.self) { try $0(a, b, c) }
        }
      })
  }

  /// Makes a fake of an async closure with no parameter; failures show its name.
  @inlinable
  public convenience init<Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == () async throws(Failure) -> Value {
    self.init(
      "\(name)()", file, line, Failure.self,
      { (site: ClosureSite<() async -> Value>) in
        { await site.concurrentAnswer(()) { await $0() } }
      },
      { (site: ClosureSite<() async throws -> Value>) in
        { try await site.throwingConcurrentAnswer((), (any Error).self) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in
          try await site.throwingConcurrentAnswer((), Failure.self) { try await $0() }
        }
      })
  }

  /// Makes a fake of an async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<(A) async -> Value>) in
        { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
      },
      { (site: ClosureSite<(A) async throws -> Value>) in
        { a in
          try await site.throwingConcurrentAnswer((a, ()), (any Error).self) { try await $0(a) }
        }
      },
      { site in
        { a async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, ()), Failure.self) { try await $0(a) }
        }
      })
  }

  /// Makes a fake of an async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<(A, B) async -> Value>) in
        { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ClosureSite<(A, B) async throws -> Value>) in
        { a, b in
          try await site.throwingConcurrentAnswer((a, b), (any Error).self) { try await $0(a, b) }
        }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, b), Failure.self) { try await $0(a, b) }
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
      { (site: ClosureSite<(A, B, C) async -> Value>) in
        { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ClosureSite<(A, B, C) async throws -> Value>) in
        { a, b, c in
          try await site.throwingConcurrentAnswer((a, b, c), (any Error).self) {
            try await $0(a, b, c)
          }
        }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, b, c), Failure.self) { try await $0(a, b, c) }
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
      { (site: ClosureSite<@Sendable () async -> Value>) in
        { await site.concurrentAnswer(()) { await $0() } }
      },
      { (site: ClosureSite<@Sendable () async throws -> Value>) in
        { try await site.throwingConcurrentAnswer((), (any Error).self) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in
          try await site.throwingConcurrentAnswer((), Failure.self) { try await $0() }
        }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<@Sendable (A) async -> Value>) in
        { a in await site.concurrentAnswer((a, ())) { await $0(a) } }
      },
      { (site: ClosureSite<@Sendable (A) async throws -> Value>) in
        { a in
          try await site.throwingConcurrentAnswer((a, ()), (any Error).self) { try await $0(a) }
        }
      },
      { site in
        { a async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, ()), Failure.self) { try await $0(a) }
        }
      })
  }

  /// Makes a fake of a `@Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @Sendable (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@Sendable (A, B) async -> Value>) in
        { a, b in await site.concurrentAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ClosureSite<@Sendable (A, B) async throws -> Value>) in
        { a, b in
          try await site.throwingConcurrentAnswer((a, b), (any Error).self) { try await $0(a, b) }
        }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, b), Failure.self) { try await $0(a, b) }
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
      { (site: ClosureSite<@Sendable (A, B, C) async -> Value>) in
        { a, b, c in await site.concurrentAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ClosureSite<@Sendable (A, B, C) async throws -> Value>) in
        { a, b, c in
          try await site.throwingConcurrentAnswer((a, b, c), (any Error).self) {
            try await $0(a, b, c)
          }
        }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.throwingConcurrentAnswer((a, b, c), Failure.self) { try await $0(a, b, c) }
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
      { (site: ClosureSite<@MainActor () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ClosureSite<@MainActor () async throws -> Value>) in
        { try await site.throwingAsyncAnswer((), (any Error).self) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in
          try await site.throwingAsyncAnswer((), Failure.self) { try await $0() }
        }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ClosureSite<@MainActor (A) async throws -> Value>) in
        { a in try await site.throwingAsyncAnswer((a, ()), (any Error).self) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in
          try await site.throwingAsyncAnswer((a, ()), Failure.self) { try await $0(a) }
        }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ClosureSite<@MainActor (A, B) async throws -> Value>) in
        { a, b in
          try await site.throwingAsyncAnswer((a, b), (any Error).self) { try await $0(a, b) }
        }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b), Failure.self) { try await $0(a, b) }
        }
      })
  }

  /// Makes a fake of a `@MainActor` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == @MainActor (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<@MainActor (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ClosureSite<@MainActor (A, B, C) async throws -> Value>) in
        { a, b, c in
          try await site.throwingAsyncAnswer((a, b, c), (any Error).self) { try await $0(a, b, c) }
        }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b, c), Failure.self) { try await $0(a, b, c) }
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
      { (site: ClosureSite<nonisolated(nonsending) () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ClosureSite<nonisolated(nonsending) () async throws -> Value>) in
        { try await site.throwingAsyncAnswer((), (any Error).self) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in
          try await site.throwingAsyncAnswer((), Failure.self) { try await $0() }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) (A) async throws -> Value>) in
        { a in try await site.throwingAsyncAnswer((a, ()), (any Error).self) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in
          try await site.throwingAsyncAnswer((a, ()), Failure.self) { try await $0(a) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) (A, B) async throws -> Value>) in
        { a, b in
          try await site.throwingAsyncAnswer((a, b), (any Error).self) { try await $0(a, b) }
        }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b), Failure.self) { try await $0(a, b) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending)` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) (A, B, C) async throws -> Value>) in
        { a, b, c in
          try await site.throwingAsyncAnswer((a, b, c), (any Error).self) { try await $0(a, b, c) }
        }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b, c), Failure.self) { try await $0(a, b, c) }
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
      { (site: ClosureSite<nonisolated(nonsending) @Sendable () async -> Value>) in
        { await site.asyncAnswer(()) { await $0() } }
      },
      { (site: ClosureSite<nonisolated(nonsending) @Sendable () async throws -> Value>) in
        { try await site.throwingAsyncAnswer((), (any Error).self) { try await $0() } }
      },
      { site in
        { () async throws(Failure) in
          try await site.throwingAsyncAnswer((), Failure.self) { try await $0() }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with one parameter; failures show its name.
  @inlinable
  public convenience init<A, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A) async -> Value>) in
        { a in await site.asyncAnswer((a, ())) { await $0(a) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A) async throws -> Value>) in
        { a in try await site.throwingAsyncAnswer((a, ()), (any Error).self) { try await $0(a) } }
      },
      { site in
        { a async throws(Failure) in
          try await site.throwingAsyncAnswer((a, ()), Failure.self) { try await $0(a) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 2 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A, B) async -> Value>) in
        { a, b in await site.asyncAnswer((a, b)) { await $0(a, b) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A, B) async throws -> Value>) in
        { a, b in
          try await site.throwingAsyncAnswer((a, b), (any Error).self) { try await $0(a, b) }
        }
      },
      { site in
        { a, b async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b), Failure.self) { try await $0(a, b) }
        }
      })
  }

  /// Makes a fake of a `nonisolated(nonsending) @Sendable` async closure with 3 parameters; failures show its name.
  @inlinable
  public convenience init<A, B, C, Value, Failure: Error>(
    _ name: String = "closure", file: StaticString = #filePath, line: UInt = #line
  ) where Signature == nonisolated(nonsending) @Sendable (A, B, C) async throws(Failure) -> Value {
    self.init(
      "\(name)(_:_:_:)", file, line, Failure.self,
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A, B, C) async -> Value>) in
        { a, b, c in await site.asyncAnswer((a, b, c)) { await $0(a, b, c) } }
      },
      { (site: ClosureSite<nonisolated(nonsending) @Sendable (A, B, C) async throws -> Value>) in
        { a, b, c in
          try await site.throwingAsyncAnswer((a, b, c), (any Error).self) { try await $0(a, b, c) }
        }
      },
      { site in
        { a, b, c async throws(Failure) in
          try await site.throwingAsyncAnswer((a, b, c), Failure.self) { try await $0(a, b, c) }
        }
      })
  }
}
#endif
