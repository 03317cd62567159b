import Testing
import XCTest

@Suite struct StoreTests {
  @Test func opens() {}
}

/// A class of the same name as one of another module.
final class CartCases: XCTestCase {
  func testAdds() {}
  func testOpens() {}
}
