// The expansions of `@Fake`, written by hand: what the macro generates, for tests without macros.
//
// For a protocol P at file scope, the peer macro writes
// - `PFakeMembers`, a protocol that inherits from `FakeMembers` or from those of P's parents, with the members of
//   `when` and `calls` in extensions for `_Level == FakeInstance` and `_Level == FakeStatic`;
// - `FakeP`, a final class or an actor, with the record, the initializers and `_Members`, which `when` and `calls`
//   return;
// and the extension macro writes the requirements in `extension P where Self: GeneratedFake`.

import LitmusFakes

// MARK: - Functions, properties, subscripts

protocol Archive {
  func open()
  /// Loads a text.
  func load(id: String) throws -> String
  func find(_ text: String, limit: Int?) async -> [String]
  func check(_ number: Int) async throws(ArchiveError) -> Bool
  var title: String { get set }
  var count: Int { get }
  var state: Int { get async throws }
  subscript(key key: String) -> Int { get set }
  static func make(size: Int) -> Int
  static var shared: Int { get set }
}

enum ArchiveError: Error, Equatable { case closed, full(Int) }

protocol ArchiveFakeMembers: FakeMembers where _Fake: Archive {}

extension ArchiveFakeMembers where _Level == FakeInstance {
  var open: FakeMember<_Use, (), () -> Void, Void, Never, FakeSync> { .init("open()", _source) }

  /// Loads a text.
  var load:
    FakeMember<_Use, (id: String, ()), (String) throws -> String, String, any Error, FakeSync>
  { .init("load(id:)", _source) }
  /// Loads a text.
  func load(id: Match<String>) -> FakeMember<
    _Use, (id: String, ()), (String) throws -> String, String, any Error, FakeSync
  > { .init("load(id:)", _source, id.at { $0.id }) }
  /// Loads a text.
  @_disfavoredOverload func load(id: String) -> FakeMember<
    _Use, (id: String, ()), (String) throws -> String, String, any Error, FakeSync
  > { load(id: .equal(id)) }

  var find:
    FakeMember<
      _Use, (text: String, limit: Int?), (String, Int?) async -> [String], [String], Never,
      FakeAsync
    >
  { .init("find(_:limit:)", _source) }
  func find(_ text: Match<String>, limit: Match<Int?>) -> FakeMember<
    _Use, (text: String, limit: Int?), (String, Int?) async -> [String], [String], Never, FakeAsync
  > { .init("find(_:limit:)", _source, text.at { $0.text }, limit.at { $0.limit }) }
  @_disfavoredOverload func find(_ text: String, limit: Int?) -> FakeMember<
    _Use, (text: String, limit: Int?), (String, Int?) async -> [String], [String], Never, FakeAsync
  > { find(.equal(text), limit: .equal(limit)) }

  var check:
    FakeMember<_Use, (number: Int, ()), (Int) async throws -> Bool, Bool, ArchiveError, FakeAsync>
  { .init("check(_:)", _source) }
  func check(_ number: Match<Int>) -> FakeMember<
    _Use, (number: Int, ()), (Int) async throws -> Bool, Bool, ArchiveError, FakeAsync
  > { .init("check(_:)", _source, number.at { $0.number }) }
  @_disfavoredOverload func check(_ number: Int) -> FakeMember<
    _Use, (number: Int, ()), (Int) async throws -> Bool, Bool, ArchiveError, FakeAsync
  > { check(.equal(number)) }

  // A property with a setter is `FakeSettable` by the closure that answers its setter.
  var title: FakeMember<_Use, (), () -> String, String, Never, FakeSettable<(String) -> Void>> {
    .init("title", _source)
  }
  var count: FakeMember<_Use, (), () -> Int, Int, Never, FakeSync> { .init("count", _source) }
  var state: FakeMember<_Use, (), () async throws -> Int, Int, any Error, FakeAsync> {
    .init("state", _source)
  }

  func `subscript`(key: Match<String>) -> FakeMember<
    _Use, (key: String, ()), (String) -> Int, Int, Never, FakeSettable<(String, Int) -> Void>
  > { .init("subscript(key:)", _source, key.at { $0.key }) }
  @_disfavoredOverload func `subscript`(key: String) -> FakeMember<
    _Use, (key: String, ()), (String) -> Int, Int, Never, FakeSettable<(String, Int) -> Void>
  > { self.subscript(key: .equal(key)) }
}

extension ArchiveFakeMembers where _Level == FakeStatic {
  var make: FakeMember<_Use, (size: Int, ()), (Int) -> Int, Int, Never, FakeSync> {
    .init("make(size:)", _source)
  }
  func make(size: Match<Int>) -> FakeMember<
    _Use, (size: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { .init("make(size:)", _source, size.at { $0.size }) }
  @_disfavoredOverload func make(size: Int) -> FakeMember<
    _Use, (size: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { make(size: .equal(size)) }
  var shared: FakeMember<_Use, (), () -> Int, Int, Never, FakeSettable<(Int) -> Void>> {
    .init("shared", _source)
  }
}

final class FakeArchive: Archive, InitializableFake, Sendable {
  nonisolated struct _Members<_Use, _Level>: ArchiveFakeMembers {
    typealias _Fake = FakeArchive
    let _source: FakeSource
  }
  nonisolated let spyRecord: SpyRecord
  nonisolated init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  nonisolated init(_spyRecord record: SpyRecord) { spyRecord = record }
  nonisolated init(wrapping real: any Archive, file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
    spyRecord.wrap(real)
  }
  nonisolated var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  nonisolated var calls: _Members<FakeVerifying, FakeInstance> {
    _Members(_source: FakeSource(self))
  }
  nonisolated static var when: _Members<FakeStubbing, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
  nonisolated static var calls: _Members<FakeVerifying, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
}

extension Archive where Self: GeneratedFake {
  func open() {
    let _call: FakeCall<(), () -> Void, Void> = self._spyCall(
      "open()", (), file: "Archive.swift", line: 2)
    if let _body = _call.body { return _body() }
    if let _real = _call.real(as: (any Archive).self) { return _real.open() }
    return _call.answer()
  }
  func load(id: String) throws -> String {
    let _call: FakeCall<(id: String, ()), (String) throws -> String, String> = self._spyCall(
      "load(id:)", (id, ()), file: "Archive.swift", line: 3)
    if let _body = _call.body { return try _body(id) }
    if let _real = _call.real(as: (any Archive).self) { return try _real.load(id: id) }
    return try _call.answer(throwing: (any Swift.Error).self)
  }
  func find(_ text: String, limit: Int?) async -> [String] {
    let _call: FakeCall<(text: String, limit: Int?), (String, Int?) async -> [String], [String]> =
      self._spyCall("find(_:limit:)", (text, limit), file: "Archive.swift", line: 4)
    if let _body = _call.body { return await _body(text, limit) }
    if let _real = _call.real(as: (any Archive).self) {
      return await _real.find(text, limit: limit)
    }
    return await _call.asyncAnswer()
  }
  func check(_ number: Int) async throws(ArchiveError) -> Bool {
    let _call: FakeCall<(number: Int, ()), (Int) async throws -> Bool, Bool> = self._spyCall(
      "check(_:)", (number, ()), file: "Archive.swift", line: 5)
    if let _body = _call.body {
      do { return try await _body(number) } catch {
        return try _call.answer(with: error, throwing: ArchiveError.self)
      }
    }
    if let _real = _call.real(as: (any Archive).self) { return try await _real.check(number) }
    return try await _call.asyncAnswer(throwing: ArchiveError.self)
  }
  var title: String {
    get {
      let _call: FakeCall<(), () -> String, String> = self._spyCall(
        "title", (), file: "Archive.swift", line: 6)
      if let _body = _call.body { return _body() }
      if let _real = _call.real(as: (any Archive).self) { return _real.title }
      return _call.answer()
    }
    set {
      let _call: FakeCall<FakeAssignment<(), String>, (String) -> Void, Void> = self._spyCall(
        "title.set(_:)", FakeAssignment((), newValue), file: "Archive.swift", line: 6)
      if let _body = _call.body { return _body(newValue) }
      if _call.update((any Archive).self, { $0.title = newValue }) { return }
      _call.finish(storing: newValue, for: "title", as: (() -> String).self)
    }
  }
  var count: Int {
    get {
      let _call: FakeCall<(), () -> Int, Int> = self._spyCall(
        "count", (), file: "Archive.swift", line: 7)
      if let _body = _call.body { return _body() }
      if let _real = _call.real(as: (any Archive).self) { return _real.count }
      return _call.answer()
    }
    set { self._spyStore(newValue, for: "count", as: (() -> Int).self) }
  }
  var state: Int {
    get async throws {
      let _call: FakeCall<(), () async throws -> Int, Int> = self._spyCall(
        "state", (), file: "Archive.swift", line: 8)
      if let _body = _call.body { return try await _body() }
      if let _real = _call.real(as: (any Archive).self) { return try await _real.state }
      return try await _call.asyncAnswer(throwing: (any Swift.Error).self)
    }
  }
  subscript(key key: String) -> Int {
    get {
      let _call: FakeCall<(key: String, ()), (String) -> Int, Int> = self._spyCall(
        "subscript(key:)", (key, ()), file: "Archive.swift", line: 9)
      if let _body = _call.body { return _body(key) }
      if let _real = _call.real(as: (any Archive).self) { return _real[key: key] }
      return _call.answer()
    }
    set {
      let _call: FakeCall<FakeAssignment<(key: String, ()), Int>, (String, Int) -> Void, Void> =
        self._spyCall(
          "subscript(key:).set(_:)", FakeAssignment((key, ()), newValue), file: "Archive.swift",
          line: 9)
      if let _body = _call.body { return _body(key, newValue) }
      if _call.update((any Archive).self, { $0[key: key] = newValue }) { return }
      _call.finish()
    }
  }
  static func make(size: Int) -> Int {
    let _call: FakeCall<(size: Int, ()), (Int) -> Int, Int> = Self._spyCall(
      "make(size:)", (size, ()), file: "Archive.swift", line: 10)
    if let _body = _call.body { return _body(size) }
    return _call.answer()
  }
  static var shared: Int {
    get {
      let _call: FakeCall<(), () -> Int, Int> = Self._spyCall(
        "shared", (), file: "Archive.swift", line: 11)
      if let _body = _call.body { return _body() }
      return _call.answer()
    }
    set {
      let _call: FakeCall<FakeAssignment<(), Int>, (Int) -> Void, Void> = Self._spyCall(
        "shared.set(_:)", FakeAssignment((), newValue), file: "Archive.swift", line: 11)
      if let _body = _call.body { return _body(newValue) }
      _call.finish(storing: newValue, for: "shared", as: (() -> Int).self)
    }
  }
}

// MARK: - Overloads, generics, closures, inout, and arguments that cannot be copied

struct Pass: ~Copyable { var number = 1 }

protocol Shapes {
  func save(_ value: Int) -> Int
  func save(_ values: [String]) -> Int
  func read() -> Int
  func read() -> String
  func wait() -> Int
  func wait() async -> Int
  func sum(_ numbers: Int...) -> Int
  func sum(_ numbers: [Int]) -> Int
  func echo<Value>(_ value: Value) -> Value
  func change(_ number: Int) -> Int
  func change(_ number: inout Int) -> Int
  func each(_ body: (Int) throws -> Void) rethrows
  func later(_ body: @escaping @Sendable (Int) -> Void) -> Bool
  func close(_ first: consuming Pass, _ second: borrowing Pass) -> Int
  func buy(_ place: String) -> Pass
  func copy() -> Self
}

protocol ShapesFakeMembers: FakeMembers where _Fake: Shapes {}

extension ShapesFakeMembers where _Level == FakeInstance {
  // Overloaded names have no property.
  func save(_ value: Match<Int>) -> FakeMember<
    _Use, (value: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { .init("save(_:)", _source, value.at { $0.value }) }
  @_disfavoredOverload func save(_ value: Int) -> FakeMember<
    _Use, (value: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { save(.equal(value)) }
  func save(_ values: Match<[String]>) -> FakeMember<
    _Use, (values: [String], ()), ([String]) -> Int, Int, Never, FakeSync
  > { .init("save(_:)", _source, values.at { $0.values }) }
  @_disfavoredOverload func save(_ values: [String]) -> FakeMember<
    _Use, (values: [String], ()), ([String]) -> Int, Int, Never, FakeSync
  > { save(.equal(values)) }
  // Overloads by result.
  func read(returning: Int.Type = Int.self) -> FakeMember<_Use, (), () -> Int, Int, Never, FakeSync>
  { .init("read()", _source) }
  func read(returning: String.Type = String.self) -> FakeMember<
    _Use, (), () -> String, String, Never, FakeSync
  > { .init("read()", _source) }
  // Overloads by timing.
  func wait() -> FakeMember<_Use, (), () -> Int, Int, Never, FakeSync> { .init("wait()", _source) }
  func wait(timing: FakeAsync.Type) -> FakeMember<_Use, (), () async -> Int, Int, Never, FakeAsync>
  { .init("wait()", _source) }
  // A variadic member and one with an array have different names.
  func sum(_ numbers: Match<[Int]>, passing: FakeVariadic.Type) -> FakeMember<
    _Use, (numbers: [Int], ()), ([Int]) -> Int, Int, Never, FakeSync
  > { .init("sum(_:...)", _source, numbers.at { $0.numbers }) }
  @_disfavoredOverload func sum(_ numbers: Int...) -> FakeMember<
    _Use, (numbers: [Int], ()), ([Int]) -> Int, Int, Never, FakeSync
  > { sum(.equal(numbers), passing: FakeVariadic.self) }
  func sum(_ numbers: Match<[Int]>) -> FakeMember<
    _Use, (numbers: [Int], ()), ([Int]) -> Int, Int, Never, FakeSync
  > { .init("sum(_:)", _source, numbers.at { $0.numbers }) }
  @_disfavoredOverload func sum(_ numbers: [Int]) -> FakeMember<
    _Use, (numbers: [Int], ()), ([Int]) -> Int, Int, Never, FakeSync
  > { sum(.equal(numbers)) }
  // Generic members have no property either; the types of the log tell them apart.
  func echo<Value>(_ value: Match<Value>) -> FakeMember<
    _Use, (value: Value, ()), (Value) -> Value, Value, Never, FakeSync
  > { .init("echo(_:)", _source, value.at { $0.value }) }
  @_disfavoredOverload func echo<Value>(_ value: Value) -> FakeMember<
    _Use, (value: Value, ()), (Value) -> Value, Value, Never, FakeSync
  > { echo(.equal(value)) }
  func change(_ number: Match<Int>) -> FakeMember<
    _Use, (number: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { .init("change(_:)", _source, number.at { $0.number }) }
  @_disfavoredOverload func change(_ number: Int) -> FakeMember<
    _Use, (number: Int, ()), (Int) -> Int, Int, Never, FakeSync
  > { change(.equal(number)) }
  func change(_ number: Match<Int>, passing: FakeInout.Type) -> FakeMember<
    _Use, (number: BorrowedArgument<Int>, ()), (inout Int) -> Int, Int, Never, FakeSync
  > { .init("change(_:)", _source, number.at { $0.number }) }
  // A closure that does not escape is recorded as a placeholder.
  var each:
    FakeMember<
      _Use, (body: UnrecordedArgument, ()), ((Int) throws -> Void) throws -> Void, Void, any Error,
      FakeSync
    >
  { .init("each(_:)", _source) }
  func each(_ body: Match<UnrecordedArgument>) -> FakeMember<
    _Use, (body: UnrecordedArgument, ()), ((Int) throws -> Void) throws -> Void, Void, any Error,
    FakeSync
  > { .init("each(_:)", _source, body.at { $0.body }) }
  var later:
    FakeMember<
      _Use, (body: @Sendable (Int) -> Void, ()), (@escaping @Sendable (Int) -> Void) -> Bool, Bool,
      Never, FakeSync
    >
  { .init("later(_:)", _source) }
  func later(_ body: Match<@Sendable (Int) -> Void>) -> FakeMember<
    _Use, (body: @Sendable (Int) -> Void, ()), (@escaping @Sendable (Int) -> Void) -> Bool, Bool,
    Never, FakeSync
  > { .init("later(_:)", _source, body.at { $0.body }) }
  var close:
    FakeMember<
      _Use, (first: BorrowedArgument<Pass>, second: BorrowedArgument<Pass>),
      (consuming Pass, borrowing Pass) -> Int, Int, Never, FakeSync
    >
  { .init("close(_:_:)", _source) }
  func close(_ first: Match<Pass>, _ second: Match<Pass>) -> FakeMember<
    _Use, (first: BorrowedArgument<Pass>, second: BorrowedArgument<Pass>),
    (consuming Pass, borrowing Pass) -> Int, Int, Never, FakeSync
  > { .init("close(_:_:)", _source, first.at { $0.first }, second.at { $0.second }) }
  var buy: FakeMember<_Use, (place: String, ()), (String) -> Pass, Pass, Never, FakeSync> {
    .init("buy(_:)", _source)
  }
  func buy(_ place: Match<String>) -> FakeMember<
    _Use, (place: String, ()), (String) -> Pass, Pass, Never, FakeSync
  > { .init("buy(_:)", _source, place.at { $0.place }) }
  var copy: FakeMember<_Use, (), () -> _Fake, _Fake, Never, FakeSync> { .init("copy()", _source) }
}

final class FakeShapes: Shapes, GeneratedFake, Sendable {
  nonisolated struct _Members<_Use, _Level>: ShapesFakeMembers {
    typealias _Fake = FakeShapes
    let _source: FakeSource
  }
  nonisolated let spyRecord: SpyRecord
  nonisolated init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  nonisolated var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  nonisolated var calls: _Members<FakeVerifying, FakeInstance> {
    _Members(_source: FakeSource(self))
  }
}

extension Shapes where Self: GeneratedFake {
  func save(_ value: Int) -> Int {
    let _call: FakeCall<(value: Int, ()), (Int) -> Int, Int> = self._spyCall(
      "save(_:)", (value, ()), file: "Shapes.swift", line: 2)
    if let _body = _call.body { return _body(value) }
    return _call.answer()
  }
  func save(_ values: [String]) -> Int {
    let _call: FakeCall<(values: [String], ()), ([String]) -> Int, Int> = self._spyCall(
      "save(_:)", (values, ()), file: "Shapes.swift", line: 3)
    if let _body = _call.body { return _body(values) }
    return _call.answer()
  }
  func read() -> Int {
    let _call: FakeCall<(), () -> Int, Int> = self._spyCall(
      "read()", (), file: "Shapes.swift", line: 4)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
  func read() -> String {
    let _call: FakeCall<(), () -> String, String> = self._spyCall(
      "read()", (), file: "Shapes.swift", line: 5)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
  func wait() -> Int {
    let _call: FakeCall<(), () -> Int, Int> = self._spyCall(
      "wait()", (), file: "Shapes.swift", line: 6)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
  func wait() async -> Int {
    let _call: FakeCall<(), () async -> Int, Int> = self._spyCall(
      "wait()", (), file: "Shapes.swift", line: 7)
    if let _body = _call.body { return await _body() }
    return await _call.asyncAnswer()
  }
  func sum(_ numbers: Int...) -> Int {
    let _call: FakeCall<(numbers: [Int], ()), ([Int]) -> Int, Int> = self._spyCall(
      "sum(_:...)", (numbers, ()), file: "Shapes.swift", line: 8)
    if let _body = _call.body { return _body(numbers) }
    return _call.answer()
  }
  func sum(_ numbers: [Int]) -> Int {
    let _call: FakeCall<(numbers: [Int], ()), ([Int]) -> Int, Int> = self._spyCall(
      "sum(_:)", (numbers, ()), file: "Shapes.swift", line: 9)
    if let _body = _call.body { return _body(numbers) }
    return _call.answer()
  }
  func echo<Value>(_ value: Value) -> Value {
    let _call: FakeCall<(value: Value, ()), (Value) -> Value, Value> = self._spyCall(
      "echo(_:)", (value, ()), file: "Shapes.swift", line: 10)
    if let _body = _call.body { return _body(value) }
    return _call.answer()
  }
  func change(_ number: Int) -> Int {
    let _call: FakeCall<(number: Int, ()), (Int) -> Int, Int> = self._spyCall(
      "change(_:)", (number, ()), file: "Shapes.swift", line: 11)
    if let _body = _call.body { return _body(number) }
    return _call.answer()
  }
  func change(_ number: inout Int) -> Int {
    let _call: FakeCall<(number: BorrowedArgument<Int>, ()), (inout Int) -> Int, Int> =
      self._spyCall("change(_:)", (BorrowedArgument(number), ()), file: "Shapes.swift", line: 12)
    if let _body = _call.body { return _body(&number) }
    return _call.answer()
  }
  func each(_ body: (Int) throws -> Void) rethrows {
    let _call:
      FakeCall<(body: UnrecordedArgument, ()), ((Int) throws -> Void) throws -> Void, Void> =
        self._spyCall("each(_:)", (UnrecordedArgument(), ()), file: "Shapes.swift", line: 13)
    if let _body = _call.body {
      do { return try _body(body) } catch { return try spyRethrow { throw error } }
    }
    return _call.answer()
  }
  func later(_ body: @escaping @Sendable (Int) -> Void) -> Bool {
    let _call:
      FakeCall<
        (body: @Sendable (Int) -> Void, ()), (@escaping @Sendable (Int) -> Void) -> Bool, Bool
      > = self._spyCall("later(_:)", (body, ()), file: "Shapes.swift", line: 14)
    if let _body = _call.body { return _body(body) }
    return _call.answer()
  }
  func close(_ first: consuming Pass, _ second: borrowing Pass) -> Int {
    let _call:
      FakeCall<
        (first: BorrowedArgument<Pass>, second: BorrowedArgument<Pass>),
        (consuming Pass, borrowing Pass) -> Int, Int
      > = self._spyCall(
        "close(_:_:)", (BorrowedArgument(first), BorrowedArgument(second)), file: "Shapes.swift",
        line: 15)
    if let _body = _call.body { return _body(first, second) }
    return _call.answer()
  }
  func buy(_ place: String) -> Pass {
    let _call: FakeCall<(place: String, ()), (String) -> Pass, Pass> = self._spyCall(
      "buy(_:)", (place, ()), file: "Shapes.swift", line: 16)
    if let _body = _call.body { return _body(place) }
    return _call.answer()
  }
  func copy() -> Self {
    let _call: FakeCall<(), () -> Self, Self> = self._spyCall(
      "copy()", (), file: "Shapes.swift", line: 17)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
}

// MARK: - Associated types, inheritance, initializers, actors

protocol Queue<Element> {
  associatedtype Element: Equatable
  func push(_ element: Element)
  func first() -> Element?
  init(size: Int)
  init?(text: String)
}

protocol QueueFakeMembers: FakeMembers where _Fake: Queue {}

extension QueueFakeMembers where _Level == FakeInstance {
  // Associated types are those of the fake.
  var push:
    FakeMember<_Use, (element: _Fake.Element, ()), (_Fake.Element) -> Void, Void, Never, FakeSync>
  { .init("push(_:)", _source) }
  func push(_ element: Match<_Fake.Element>) -> FakeMember<
    _Use, (element: _Fake.Element, ()), (_Fake.Element) -> Void, Void, Never, FakeSync
  > { .init("push(_:)", _source, element.at { $0.element }) }
  @_disfavoredOverload func push(_ element: _Fake.Element) -> FakeMember<
    _Use, (element: _Fake.Element, ()), (_Fake.Element) -> Void, Void, Never, FakeSync
  > { push(.equal(element)) }
  var first: FakeMember<_Use, (), () -> _Fake.Element?, _Fake.Element?, Never, FakeSync> {
    .init("first()", _source)
  }
}

extension QueueFakeMembers {
  // Initializers are members of both levels: stubbed for the type, verified for the type and the fake.
  func initializer(size: Match<Int>) -> FakeMember<
    _Use, (size: Int, ()), (Int) -> Void, Void, Never, FakeSync
  > { .init("init(size:)", _source, size.at { $0.size }) }
  func initializer(text: Match<String>) -> FakeMember<
    _Use, (text: String, ()), (String) -> Void?, Void?, Never, FakeSync
  > { .init("init(text:)", _source, text.at { $0.text }) }
}

final class FakeQueue<Element: Equatable>: Queue, InitializableFake {
  nonisolated struct _Members<_Use, _Level>: QueueFakeMembers {
    typealias _Fake = FakeQueue
    let _source: FakeSource
  }
  nonisolated let spyRecord: SpyRecord
  nonisolated init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  nonisolated init(_spyRecord record: SpyRecord) { spyRecord = record }
  nonisolated var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  nonisolated var calls: _Members<FakeVerifying, FakeInstance> {
    _Members(_source: FakeSource(self))
  }
  nonisolated static var when: _Members<FakeStubbing, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
  nonisolated static var calls: _Members<FakeVerifying, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
}

extension Queue where Self: GeneratedFake {
  func push(_ element: Element) {
    let _call: FakeCall<(element: Element, ()), (Element) -> Void, Void> = self._spyCall(
      "push(_:)", (element, ()), file: "Queue.swift", line: 3)
    if let _body = _call.body { return _body(element) }
    return _call.answer()
  }
  func first() -> Element? {
    let _call: FakeCall<(), () -> Element?, Element?> = self._spyCall(
      "first()", (), file: "Queue.swift", line: 4)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
}

extension Queue where Self: InitializableFake {
  init(size: Int) {
    self.init(_spyRecord: SpyRecord())
    (self._spyCall("init(size:)", (size, ()), file: "Queue.swift", line: 5)
      as FakeCall<(size: Int, ()), (Int) -> Void, Void>).finish()
  }
  init?(text: String) {
    let _made: FakeCall<(text: String, ()), (String) -> Void?, Void?> = Self._spyCall(
      "init(text:)", (text, ()), file: "Queue.swift", line: 6)
    guard _made.succeeds() else { return nil }
    self.init(_spyRecord: SpyRecord())
    _ =
      self._spyCall("init(text:)", (text, ()), file: "Queue.swift", line: 6)
      as FakeCall<(text: String, ()), (String) -> Void?, Void?>
  }
}

// The parents' members come by conformance.
protocol IntQueue: Queue, Sendable where Element == Int { func last() -> Element }
protocol IntQueueFakeMembers: QueueFakeMembers where _Fake: IntQueue {}

extension IntQueueFakeMembers where _Level == FakeInstance {
  var last: FakeMember<_Use, (), () -> Int, Int, Never, FakeSync> { .init("last()", _source) }
}

final class FakeIntQueue: IntQueue, InitializableFake, Sendable {
  typealias Element = Int
  nonisolated struct _Members<_Use, _Level>: IntQueueFakeMembers {
    typealias _Fake = FakeIntQueue
    let _source: FakeSource
  }
  nonisolated let spyRecord: SpyRecord
  nonisolated init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  nonisolated init(_spyRecord record: SpyRecord) { spyRecord = record }
  nonisolated var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  nonisolated var calls: _Members<FakeVerifying, FakeInstance> {
    _Members(_source: FakeSource(self))
  }
  nonisolated static var when: _Members<FakeStubbing, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
  nonisolated static var calls: _Members<FakeVerifying, FakeStatic> {
    _Members(_source: FakeSource(Self.self))
  }
}

extension IntQueue where Self: GeneratedFake {
  func last() -> Element {
    let _call: FakeCall<(), () -> Int, Int> = self._spyCall(
      "last()", (), file: "IntQueue.swift", line: 1)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
}

protocol Vault: Actor {
  func unlock(_ code: Int) throws -> String
  nonisolated func name() -> String
}

protocol VaultFakeMembers: FakeMembers where _Fake: Vault {}

extension VaultFakeMembers where _Level == FakeInstance {
  var unlock: FakeMember<_Use, (code: Int, ()), (Int) throws -> String, String, any Error, FakeSync>
  { .init("unlock(_:)", _source) }
  func unlock(_ code: Match<Int>) -> FakeMember<
    _Use, (code: Int, ()), (Int) throws -> String, String, any Error, FakeSync
  > { .init("unlock(_:)", _source, code.at { $0.code }) }
  var name: FakeMember<_Use, (), () -> String, String, Never, FakeSync> { .init("name()", _source) }
}

actor FakeVault: Vault, GeneratedFake {
  nonisolated struct _Members<_Use, _Level>: VaultFakeMembers {
    typealias _Fake = FakeVault
    let _source: FakeSource
  }
  nonisolated let spyRecord: SpyRecord
  init(file: StaticString = #filePath, line: UInt = #line) {
    spyRecord = SpyRecord(file: file, line: line)
  }
  nonisolated var when: _Members<FakeStubbing, FakeInstance> { _Members(_source: FakeSource(self)) }
  nonisolated var calls: _Members<FakeVerifying, FakeInstance> {
    _Members(_source: FakeSource(self))
  }
}

extension Vault where Self: GeneratedFake {
  func unlock(_ code: Int) throws -> String {
    let _call: FakeCall<(code: Int, ()), (Int) throws -> String, String> = self._spyCall(
      "unlock(_:)", (code, ()), file: "Vault.swift", line: 2)
    if let _body = _call.body { return try _body(code) }
    return try _call.answer(throwing: (any Swift.Error).self)
  }
  nonisolated func name() -> String {
    let _call: FakeCall<(), () -> String, String> = self._spyCall(
      "name()", (), file: "Vault.swift", line: 3)
    if let _body = _call.body { return _body() }
    return _call.answer()
  }
}
