#if Macros
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

@Suite(.spyScope) struct `A fake of a class` {
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
}
#endif
