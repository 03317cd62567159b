import LitmusReporting
import LitmusSpies
import Testing

/// A type of another module: without `==`, and with a part that differs each time.
private final class Location: Sendable {
  let id: Int
  init(_ id: Int) { self.id = id }
}

/// A type with an `==` that compares too much.
private struct ReadPage: Equatable, Sendable {
  var number: Int
  var readAt: Int
}

@Suite(.equality(of: ReadPage.self) { $0.number == $1.number }) struct `A comparison` {
  @Test func `applies to values of its type, in its scope`() {
    let fake = FakeClosure<(Location) -> Void>()
    fake.closure(Location(1))
    expectNotReceived(fake.calls(Location(1)))
    withEquality(of: Location.self, by: { $0.id == $1.id }) {
      expectReceived(fake.calls(Location(1)))
      expectNotReceived(fake.calls(Location(2)))
    }
    expectNotReceived(fake.calls(Location(1)))
  }

  @Test func `applies to elements of arrays and optionals, and to parts`() async {
    struct Visit { var place: Location?, others: [Location] }
    let visits = FakeClosure<(Visit) -> Int>()
    await withEquality(of: Location.self, by: { $0.id == $1.id }) {
      await Task.yield()
      visits.when(Visit(place: Location(1), others: [Location(2)])).andReturn(1)
      visits.when(Visit(place: nil, others: [])).andReturn(2)
    }
    #expect(visits.closure(Visit(place: Location(1), others: [Location(2)])) == 1)
    #expect(visits.closure(Visit(place: nil, others: [])) == 2)
  }

  @Test func `of a trait takes precedence over the type's own`() {
    let fake = FakeClosure<(ReadPage, [ReadPage]) -> Int>()
    fake.when(ReadPage(number: 1, readAt: 2), [ReadPage(number: 3, readAt: 4)]).andReturn(5)
    #expect(fake.closure(ReadPage(number: 1, readAt: 6), [ReadPage(number: 3, readAt: 7)]) == 5)
  }

  @Test func `applies to fakes by hand`() async throws {
    let shop = FakeShop()
    shop.when(.price, .equal(ReadPage(number: 1, readAt: 2))).andReturn(3)
    let price: Int = shop.spy(.price, ReadPage(number: 1, readAt: 9))
    #expect(price == 3)
  }

  @Test func `that finds values unequal is not overruled`() {
    let shop = FakeShop()
    shop.when(.price).andReturn(4)
    withEquality(of: Int.self, by: { _, _ in false }) {
      shop.when(.price, .equal(1)).andReturn(3)
    }
    let price: Int = shop.spy(.price, 1)
    #expect(price == 4)
  }
}
