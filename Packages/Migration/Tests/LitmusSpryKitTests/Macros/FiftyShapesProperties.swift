#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: properties` {
  @Test func `26 a property with a getter`() {
    let fake = FakeProperties()
    fake.stub(.count).andReturn(7)
    #expect(fake.count == 7)
    expectHaveReceived(fake, .count)
  }

  @Test func `27 a property with a setter`() {
    let fake = FakeProperties()
    fake.stub(.name).andReturn("x")
    fake.name = "y"
    #expect(fake.name == "x")
    expectHaveReceived(fake, .name, with: "y")

    fake.title = "y"
    var titles: [String] = []
    fake.stub(.title_set).andDoVoid { titles += $0.compactMap { $0 as? String } }
    fake.stub(.title_get).andReturn("x")
    fake.title = "z"
    #expect(fake.title == "x")
    #expect(titles == ["z"])
    expectHaveReceived(fake, .title_set, with: "y")
    expectHaveReceived(fake, .title_get, countSpecifier: .exactly(1))
  }

  @Test func `28 a property that is async`() async throws {
    let fake = FakeProperties()
    fake.stub(.page).andDo { _ async throws -> Any? in
      await Task.yield()
      return 7
    }
    #expect(await fake.page == 7)
    fake.stub(.rest).andThrow(ShapeError.failed)
    await #expect(throws: ShapeError.failed) { try await fake.rest }
    expectHaveReceived(fake, .page)
  }

  @Test func `29 a property that throws`() throws {
    let fake = FakeProperties()
    fake.stub(.user).andReturn("x")
    #expect(try fake.user == "x")
    fake.stubAgain(.user).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try fake.user }
    fake.stub(.owner).andThrow(ShapeError.failed)
    do throws(ShapeError) { _ = try fake.owner } catch { #expect(error == .failed) }
    expectHaveReceived(fake, .owner)
  }

  @Test func `30 an optional property`() {
    let fake = FakeProperties()
    fake.stub(.note).andReturn(nil)
    #expect(fake.note == nil)
    fake.note = nil
    expectHaveReceived(fake, .note, with: nil)
  }

  @Test func `31 an implicitly unwrapped optional`() {
    let fake = FakeProperties()
    fake.stub(.view).andReturn("x")
    fake.stub(.find).andReturn(7)
    fake.view = nil
    let found: Int = fake.find("x")
    #expect(fake.view.count == 1)
    #expect(found == 7)
    expectHaveReceived(fake, .view, with: nil)
  }
}

// MARK: Fixtures

@Spryable private final class FakeProperties {
  @SpryableVar(.get) var count: Int
  @SpryableVar var name: String
  @SpryableVar(.set) var title: String
  @SpryableVar(.async) var page: Int
  @SpryableVar(.async, .throws) var rest: Int
  @SpryableVar(.throws) var user: String
  @SpryableVar(.throws(ShapeError.self)) var owner: String
  @SpryableVar var note: String?
  @SpryableVar var view: String!
  @SpryableFunc func find(_ name: String!) -> Int!
}
#endif
