#if Macros
import LitmusReporting
import LitmusSpies
import Testing

@Fake(if: nil) class ShapeLoader {
  var page: Int = 1
  var title: String { "real" }
  let id: Int

  init(id: Int) { self.id = id }

  func load(_ name: String, limit: Int = 10) async throws -> Int { limit }
  open func stop() {}
  class func make() -> Int { 0 }
  final func final() -> Int { 1 }
  private func hidden() {}
  static func shared() -> Int { 1 }
  subscript(index: Int) -> String { "" }
}

/// A class whose initializer from an archive is not available, as in many views.
@Fake(if: nil) class ShapeScreen {
  init(at page: ShapePage) {}
  @available(*, unavailable) init?(archive: String) { nil }
  func show() {}
}

struct ShapePage {}

/// A class that inherits its only initializer.
@Fake(if: nil) class ShapeDetail: ShapeScreen {
  func close() -> Int { 1 }
}

@Suite(.spyScope) struct `A fake of a class` {
  @Test func `has the initializers that can be called`() {
    let screen = FakeShapeScreen(callingSuper: true, at: ShapePage())
    screen.show()
    expectReceived(screen.calls.show)
    let detail = FakeShapeDetail(at: ShapePage())
    detail.when.close.andReturn(2)
    #expect(detail.close() == 2)
  }

  @Test func `overrides what can be overridden`() async throws {
    let fake = FakeShapeLoader(id: 3)
    let loader: ShapeLoader = fake
    fake.when.load("a", limit: .any).andReturn(7)
    fake.when.load("b", limit: .any).andThrow(Offline())
    fake.when.stop.andReturn()
    fake.when.title.andReturn("fake")
    fake.when.subscript(1).andReturn("x")
    FakeShapeLoader.when.make.andReturn(5)
    loader.page = 4
    loader.stop()
    #expect(try await loader.load("a") == 7)
    await #expect(throws: Offline()) { try await loader.load("b") }
    #expect(loader.title == "fake" && loader[1] == "x" && loader.page == 4 && loader.id == 3)
    #expect(FakeShapeLoader.make() == 5 && fake.final() == 1)
    expectReceived(fake.calls.load("a", limit: 10), times: 1)
    expectReceived(fake.calls.page.set(4))
    expectReceived(fake.calls.stop)
  }

  @Test func `may call the class for what is not stubbed`() async throws {
    let fake = FakeShapeLoader(callingSuper: true, id: 3)
    let loader: ShapeLoader = fake
    fake.when.load("a", limit: .any).andReturn(7)
    #expect(try await loader.load("a", limit: 2) == 7)
    #expect(try await loader.load("b", limit: 2) == 2)
    loader.page = 4
    #expect(loader.title == "real" && loader.page == 4 && loader.id == 3 && loader[1] == "")
    loader.stop()
    fake.when.page.andReturn(5)
    #expect(loader.page == 5)
    expectReceived(fake.calls.load("b", limit: 2))
    expectReceived(fake.calls.stop)
    fake.spyRecord.callsSuper = false
    let failures = FailureRecorder.record { _ = loader.title }
    #expect(failures.count == 1)
  }

  @Test func `calls the class for a member that rethrows`() {
    #expect(FakeShapeNames(callingSuper: true).first { $0.count } == 3)
  }
}

protocol ShapeNaming { func first(_ body: (String) throws -> Int) rethrows -> Int }

@Fake(if: nil) class ShapeNames: ShapeNaming {
  init() {}
  func first(_ body: (String) throws -> Int) rethrows -> Int { try body("Ann") }
}
#endif
