#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: effects` {
  @Test func `01 async`() async {
    let fake = FakeEffects()
    fake.stub(.load).andReturn(7)
    #expect(await fake.load(page: 1) == 7)
    fake.stubAgain(.load).andDo { arguments async throws -> Any? in
      await Task.yield()
      return (arguments[0] as? Int).map { $0 * 10 }
    }
    #expect(await fake.load(page: 2) == 20)
    expectHaveReceived(fake, .load, with: 2, countSpecifier: .exactly(1))
  }

  @Test func `02 throws`() throws {
    let fake = FakeEffects()
    fake.stub(.parse).andReturn(7)
    #expect(try fake.parse("7") == 7)
    fake.stubAgain(.parse).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try fake.parse("8") }
    expectHaveReceived(fake, .parse, with: "8")
  }

  @Test func `03 typed throws`() async throws {
    let fake = FakeEffects()
    fake.stub(.check).andThrow(ShapeError.failed)
    do throws(ShapeError) {
      try fake.check(1)
      Issue.record("Nothing was thrown.")
    } catch {
      #expect(error == .failed)
    }
    expectHaveReceived(fake, .check, with: 1)

    fake.stub(.checkLater).andThrow(ShapeError.failed)
    await #expect(throws: ShapeError.failed) { try await fake.checkLater(2) }
    fake.stub(.convert).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try fake.convert(failure: ShapeError.self) }
  }

  @Test func `04 rethrows`() {
    let fake = FakeEffects()
    fake.stub(.each).andDoVoid { arguments in
      let body = arguments[0] as? (Int) throws -> Void
      try body?(5)
    }
    var received: [Int] = []
    fake.each { received.append($0) }
    #expect(received == [5])
    expectHaveReceived(fake, .each, with: Argument.closure)
  }
}

// MARK: Fixtures

enum ShapeError: Error { case failed }

@Spryable private final class FakeEffects {
  @SpryableFunc func load(page: Int) async -> Int
  @SpryableFunc func parse(_ text: String) throws -> Int
  @SpryableFunc func check(_ number: Int) throws(ShapeError)
  @SpryableFunc func checkLater(_ number: Int) async throws(ShapeError)
  @SpryableFunc func convert<Failure: Error>(failure: Failure.Type) throws(Failure)
  @SpryableFunc func each(_ body: (Int) throws -> Void) rethrows
}
#endif
