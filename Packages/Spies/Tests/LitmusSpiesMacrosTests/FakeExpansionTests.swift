// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import Testing

@Suite struct `What @Fake writes` {
  @Test func `a protocol of members, a class and an extension`() {
    assertFake(
      """
      @Fake(if: nil) protocol Store {
        /// Loads a number.
        func load(_ name: String) throws -> Int
      }
      """,
      ##"""
      protocol Store {
        /// Loads a number.
        func load(_ name: String) throws -> Int
      }

      @LitmusFakes._FakeMembers(instance: #"""
      /// Loads a number.
      nonisolated var load: LitmusFakes.FakeMember<_Use, (name: String, ()), (String) throws -> Int, Int, any Swift.Error, LitmusFakes.FakeSync> { .init("load(_:)", _source) }
      /// Loads a number.
      nonisolated func load(_ name: LitmusFakes.Match<String>) -> LitmusFakes.FakeMember<_Use, (name: String, ()), (String) throws -> Int, Int, any Swift.Error, LitmusFakes.FakeSync> { .init("load(_:)", _source, name.at { $0.0 }) }
      /// Loads a number.
      @_disfavoredOverload nonisolated func load(_ name: String) -> LitmusFakes.FakeMember<_Use, (name: String, ()), (String) throws -> Int, Int, any Swift.Error, LitmusFakes.FakeSync> { .init("load(_:)", _source, LitmusFakes.Match<String>.equal(name).at { $0.0 }) }
      """#)
      nonisolated protocol StoreFakeMembers: LitmusFakes.FakeMembers where _Fake: Store {
      }
      nonisolated final class FakeStore: Store, nonisolated LitmusFakes.InitializableFake, Sendable {
        nonisolated let spyRecord: LitmusFakes.SpyRecord
        nonisolated init(_spyRecord record: LitmusFakes.SpyRecord) { spyRecord = record }
        nonisolated convenience init(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)) }
        nonisolated convenience init(wrapping real: any Store, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)); spyRecord.wrap(real) }
        struct _Members<_Use, _Level>: nonisolated StoreFakeMembers {
          nonisolated let _source: LitmusFakes.FakeSource
          nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }
          typealias _Fake = FakeStore
        }
        nonisolated var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeInstance> { .init(.init(self)) }
      }

      extension Store where Self: LitmusFakes.GeneratedFake {
      typealias _StoreFakeMembers = StoreFakeMembers
      func load(_ name: String) throws -> Int {
        let _call: LitmusFakes.FakeCall<(name: String, ()), (String) throws -> Int, Int> = self._spyCall("load(_:)", (name, ()), file: "Fakes.swift", line: 3)
        if let _body = _call.body { return try _body(name) }
        if let _real = _call.real(as: (any Store).self) { return try _real.load(name) }
        return try _call.answer(throwing: (any Swift.Error).self)
      }
      }
      """##)
  }

  @Test func `members by conformance beside the protocol's own`() {
    assertFake(
      """
      @Fake(if: nil) protocol Child: Parent {
        var size: Int { get }
      }
      """,
      ##"""
      protocol Child: Parent {
        var size: Int { get }
      }

      enum ChildFakeParents {
        @available(*, deprecated, message: "'Parent' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Parent.self)'; for an alias, write its protocols")
        typealias _ParentFakeMembers = LitmusFakes.FakeMembers
        nonisolated protocol _Inherited: Parent, LitmusFakes.GeneratedFake {
      #sourceLocation(file: "Fakes.swift", line: 1)
          typealias _Members0 = _ParentFakeMembers
      #sourceLocation()
        }
      }
      @LitmusFakes._FakeMembers(instance: #"""
      nonisolated var size: LitmusFakes.FakeMember<_Use, (), () -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("size", _source) }
      """#)
      nonisolated protocol ChildFakeMembers: LitmusFakes.FakeMembers, ChildFakeParents._Inherited._Members0 where _Fake: Child {
      }
      #sourceLocation(file: "Fakes.swift", line: 1)
      nonisolated final class FakeChild: Parent, Child, nonisolated LitmusFakes.InitializableFake, @unchecked Sendable {  // name the associated types that inherited protocols declare: '@Fake(associatedTypes: "Element")'
      #sourceLocation()
        nonisolated let spyRecord: LitmusFakes.SpyRecord
        nonisolated init(_spyRecord record: LitmusFakes.SpyRecord) { spyRecord = record }
        nonisolated convenience init(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)) }
        nonisolated convenience init(wrapping real: any Child, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)); spyRecord.wrap(real) }
        struct _Members<_Use, _Level>: nonisolated ChildFakeMembers {
          nonisolated let _source: LitmusFakes.FakeSource
          nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }
          typealias _Fake = FakeChild
        }
        nonisolated var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated static var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeStatic> { .init(.init(FakeChild.self)) }
        nonisolated static var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeStatic> { .init(.init(FakeChild.self)) }
      }

      extension Child where Self: LitmusFakes.GeneratedFake {
      typealias _ChildFakeMembers = ChildFakeMembers
      var size: Int {
        get {
          let _call: LitmusFakes.FakeCall<(), () -> Int, Int> = self._spyCall("size", (), file: "Fakes.swift", line: 2)
          if let _body = _call.body { return _body() }
          if let _real = _call.realUnlessAssigned(as: (any Child).self) { return _real.size }
          return _call.answer()
        }
        set { self._spyStore(newValue as Int, for: "size", as: LitmusFakes._FakeType<() -> Int>.self) }
      }
      }
      """##)
  }

  @Test func `what inherited protocols declare, found by the compiler`() {
    assertFake(
      """
      @Fake(if: nil, associatedTypes: "Element") protocol Child: Kit.Parent {
        associatedtype Key
      }
      """,
      #"""
      protocol Child: Kit.Parent {
        associatedtype Key
      }

      enum ChildFakeParents {
        @available(*, unavailable, message: "no inherited protocol declares an associated type 'Element': remove it")
        typealias Element = Swift.Never
        typealias _ElementFakeConstraint = Swift.Copyable
        typealias _KeyFakeConstraint = Swift.Copyable
        @available(*, deprecated, message: "'Kit.Parent' needs '@Fake', outside of other types; for a class, write '@Fake(subclassing: Kit.Parent.self)'; for an alias, write its protocols")
        typealias _ParentFakeMembers = LitmusFakes.FakeMembers
        nonisolated protocol _Inherited: Kit.Parent, LitmusFakes.GeneratedFake {
      #sourceLocation(file: "Fakes.swift", line: 1)
          typealias _Members0 = _ParentFakeMembers
      #sourceLocation()
      #sourceLocation(file: "Fakes.swift", line: 1)
          typealias _KeyConstraint = _KeyFakeConstraint
      #sourceLocation()
      #sourceLocation(file: "Fakes.swift", line: 1)
          typealias _ElementConstraint = _ElementFakeConstraint
      #sourceLocation()
      #sourceLocation(file: "Fakes.swift", line: 1)
          typealias _ElementType = Element
      #sourceLocation()
        }
      }
      @LitmusFakes._FakeMembers()
      nonisolated protocol ChildFakeMembers: LitmusFakes.FakeMembers, ChildFakeParents._Inherited._Members0 where _Fake: Child {
        typealias Key = _Fake.Key
      }
      #sourceLocation(file: "Fakes.swift", line: 1)
      nonisolated final class FakeChild<Key: ChildFakeParents._Inherited._KeyConstraint, Element: ChildFakeParents._Inherited._ElementConstraint>: Kit.Parent, Child, nonisolated LitmusFakes.InitializableFake, @unchecked Sendable {  // name the associated types that inherited protocols declare: '@Fake(associatedTypes: "Element")'
      #sourceLocation()
        typealias Key = Key
        typealias Element = Element
        nonisolated let spyRecord: LitmusFakes.SpyRecord
        nonisolated init(_spyRecord record: LitmusFakes.SpyRecord) { spyRecord = record }
        nonisolated convenience init(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)) }
        nonisolated convenience init(wrapping real: any Child, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)); spyRecord.wrap(real) }
        struct _Members<_Use, _Level>: nonisolated ChildFakeMembers {
          nonisolated let _source: LitmusFakes.FakeSource
          nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }
          typealias _Fake = FakeChild
        }
        nonisolated var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated static var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeStatic> { .init(.init(FakeChild.self)) }
        nonisolated static var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeStatic> { .init(.init(FakeChild.self)) }
      }

      extension Child where Self: LitmusFakes.GeneratedFake {
      typealias _ChildFakeMembers = ChildFakeMembers
      }
      """#)
  }

  @Test func `the members of when and calls, in extensions of their protocol`() {
    assertFake(
      ##"""
      @_FakeMembers(instance: #"""
      var a: Int { 1 }
      var b: Int { 2 }
      """#, static: #"""
      var c: Int { 3 }
      """#, any: #"""
      var d: Int { 4 }
      """#)
      protocol StoreFakeMembers {}
      """##,
      """
      protocol StoreFakeMembers {}

      extension StoreFakeMembers where _Level == LitmusFakes.FakeInstance {
      var a: Int { 1 }
      var b: Int { 2 }
      }

      extension StoreFakeMembers where _Level == LitmusFakes.FakeStatic {
      var c: Int { 3 }
      }

      extension StoreFakeMembers {
      var d: Int { 4 }
      }
      """)
  }

  @Test func `comments that would end a literal, in one with more marks`() {
    assertFake(
      ###"""
      @Fake(if: nil) protocol Store {
        /// Ends `"""#`, and has `\#(missing)`.
        var size: Int { get }
      }
      """###,
      ###"""
      protocol Store {
        /// Ends `"""#`, and has `\#(missing)`.
        var size: Int { get }
      }

      @LitmusFakes._FakeMembers(instance: ##"""
      /// Ends `"""#`, and has `\#(missing)`.
      nonisolated var size: LitmusFakes.FakeMember<_Use, (), () -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("size", _source) }
      """##)
      nonisolated protocol StoreFakeMembers: LitmusFakes.FakeMembers where _Fake: Store {
      }
      nonisolated final class FakeStore: Store, nonisolated LitmusFakes.InitializableFake, Sendable {
        nonisolated let spyRecord: LitmusFakes.SpyRecord
        nonisolated init(_spyRecord record: LitmusFakes.SpyRecord) { spyRecord = record }
        nonisolated convenience init(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)) }
        nonisolated convenience init(wrapping real: any Store, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) { self.init(_spyRecord: LitmusFakes.SpyRecord(file: file, line: line)); spyRecord.wrap(real) }
        struct _Members<_Use, _Level>: nonisolated StoreFakeMembers {
          nonisolated let _source: LitmusFakes.FakeSource
          nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }
          typealias _Fake = FakeStore
        }
        nonisolated var when: _Members<LitmusFakes.FakeStubbing, LitmusFakes.FakeInstance> { .init(.init(self)) }
        nonisolated var calls: _Members<LitmusFakes.FakeVerifying, LitmusFakes.FakeInstance> { .init(.init(self)) }
      }

      extension Store where Self: LitmusFakes.GeneratedFake {
      typealias _StoreFakeMembers = StoreFakeMembers
      var size: Int {
        get {
          let _call: LitmusFakes.FakeCall<(), () -> Int, Int> = self._spyCall("size", (), file: "Fakes.swift", line: 3)
          if let _body = _call.body { return _body() }
          if let _real = _call.realUnlessAssigned(as: (any Store).self) { return _real.size }
          return _call.answer()
        }
        set { self._spyStore(newValue as Int, for: "size", as: LitmusFakes._FakeType<() -> Int>.self) }
      }
      }
      """###)
  }

  @Test func `overrides with the access levels and default arguments of a class's members`() {
    assertFake(
      """
      @Fake(if: nil) open class Store {
        public init(for id: Int = 1) {}
        open func load(_ id: Int = 2) -> Int { id }
        func hide(_ value: Hidden) {}
        public private(set) nonisolated(unsafe) var size: Int = 1
      }
      """,
      """
      open class Store {
        public init(for id: Int = 1) {}
        open func load(_ id: Int = 2) -> Int { id }
        func hide(_ value: Hidden) {}
        public private(set) nonisolated(unsafe) var size: Int = 1
      }

      public final class FakeStore: Store, nonisolated LitmusFakes.GeneratedFake {
        public nonisolated let spyRecord = LitmusFakes.SpyRecord()
        public convenience init(callingSuper callsSuper: Swift.Bool, for id: Int = 1) {
          self.init(for: id)
          spyRecord.callsSuper = callsSuper
        }
        public struct _Members<_Use> {
          public nonisolated let _source: LitmusFakes.FakeSource
          public nonisolated init(_ source: LitmusFakes.FakeSource) { _source = source }
          nonisolated public var load: LitmusFakes.FakeMember<_Use, (id: Int, ()), (Int) -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("load(_:)", _source) }
          nonisolated public func load(_ id: LitmusFakes.Match<Int>) -> LitmusFakes.FakeMember<_Use, (id: Int, ()), (Int) -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("load(_:)", _source, id.at { $0.0 }) }
          @_disfavoredOverload nonisolated public func load(_ id: Int) -> LitmusFakes.FakeMember<_Use, (id: Int, ()), (Int) -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("load(_:)", _source, LitmusFakes.Match<Int>.equal(id).at { $0.0 }) }
          nonisolated var hide: LitmusFakes.FakeMember<_Use, (value: Hidden, ()), (Hidden) -> (), (), Swift.Never, LitmusFakes.FakeSync> { .init("hide(_:)", _source) }
          nonisolated func hide(_ value: LitmusFakes.Match<Hidden>) -> LitmusFakes.FakeMember<_Use, (value: Hidden, ()), (Hidden) -> (), (), Swift.Never, LitmusFakes.FakeSync> { .init("hide(_:)", _source, value.at { $0.0 }) }
          @_disfavoredOverload nonisolated func hide(_ value: Hidden) -> LitmusFakes.FakeMember<_Use, (value: Hidden, ()), (Hidden) -> (), (), Swift.Never, LitmusFakes.FakeSync> { .init("hide(_:)", _source, LitmusFakes.Match<Hidden>.equal(value).at { $0.0 }) }
          nonisolated public var size: LitmusFakes.FakeMember<_Use, (), () -> Int, Int, Swift.Never, LitmusFakes.FakeSync> { .init("size", _source) }
        }
        public nonisolated var when: _Members<LitmusFakes.FakeStubbing> { .init(.init(self)) }
        public nonisolated var calls: _Members<LitmusFakes.FakeVerifying> { .init(.init(self)) }
        override public func load(_ id: Int = 2) -> Int {
          let _call: LitmusFakes.FakeCall<(id: Int, ()), (Int) -> Int, Int> = self._spyCall("load(_:)", (id, ()), file: "Fakes.swift", line: 3)
          if let _body = _call.body { return _body(id) }
          if _call.callsSuper { return super.load(id) }
          return _call.answer()
        }
        override func hide(_ value: Hidden) {
          let _call: LitmusFakes.FakeCall<(value: Hidden, ()), (Hidden) -> (), ()> = self._spyCall("hide(_:)", (spyRecorded(value) as Hidden, ()), file: "Fakes.swift", line: 4)
          if let _body = _call.body { return _body(value) }
          if _call.callsSuper { return super.hide(value) }
          return _call.answer()
        }
        override nonisolated public var size: Int {
          get {
            let _call: LitmusFakes.FakeCall<(), () -> Int, Int> = self._spyCall("size", (), file: "Fakes.swift", line: 5)
            if let _body = _call.body { return _body() }
            if _call.callsSuper { return super.size }
            return _call.answer()
          }
        }
      }
      """)
  }
}
#endif
