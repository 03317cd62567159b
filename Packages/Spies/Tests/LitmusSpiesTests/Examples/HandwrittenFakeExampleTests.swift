// begin-snippet: spies-by-hand
import LitmusSpies
import Testing

protocol Catalogue {
  var owner: String { get set }
  func price(of name: String, in currency: String) throws -> Int
  func refresh() async throws -> [String]
  static func make(_ name: String) -> Int
}

final class FakeCatalogue: Catalogue, HandwrittenFake {
  enum Function: String { case owner, setOwner, price, refresh, make }

  let spyRecord = SpyRecord()

  var owner: String {
    get { spy(.owner) }
    set { spy(.setOwner, newValue) }
  }

  func price(of name: String, in currency: String) throws -> Int {
    try spy.throwing(.price, name, currency)
  }

  func refresh() async throws -> [String] { try await spy.throwing(.refresh) }

  static func make(_ name: String) -> Int { spy(.make, name) }
}

@Test func findsThePrice() throws {
  let fake = FakeCatalogue()
  fake.when(.price, "apple", .any).andReturn(2, 3)
  fake.when(.price, .any, "EUR").andDo { arguments in (arguments[0] as? String)?.count }

  #expect(try fake.price(of: "apple", in: "USD") == 2)
  #expect(try fake.price(of: "pear", in: "EUR") == 4)

  expectReceived(fake.calls(.price, "apple"), times: .once)
  #expect(fake.calls(.price).count == 2)
}
// end-snippet
