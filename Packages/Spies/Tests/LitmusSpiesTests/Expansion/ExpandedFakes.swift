// The expansion of `@Fake`, written by hand: what the macro generates, for tests without macros. The shapes in `Generated`
// have the other kinds of members.
//
// For a protocol P at file scope, the peer macro writes
// - `PFakeMembers`, a protocol that inherits from `FakeMembers` or from those of P's parents, with the members of
//   `when` and `calls` in extensions for `_Level == FakeInstance` and `_Level == FakeStatic`;
// - `FakeP`, a final class or an actor, with the record, the initializers and `_Members`, which `when` and `calls`
//   return;
// and the extension macro writes the requirements in `extension P where Self: GeneratedFake`.

import LitmusFakes

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
      if _call.update((any Archive).self, { $0.title = newValue }) != nil { return }
      _call.finish(storing: newValue, for: "title", as: (() -> String).self)
    }
  }
  var count: Int {
    get {
      let _call: FakeCall<(), () -> Int, Int> = self._spyCall(
        "count", (), file: "Archive.swift", line: 7)
      if let _body = _call.body { return _body() }
      if let _real = _call.realUnlessAssigned(as: (any Archive).self) { return _real.count }
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
      if _call.update((any Archive).self, { $0[key: key] = newValue }) != nil { return }
      _call.answer(or: ())
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
