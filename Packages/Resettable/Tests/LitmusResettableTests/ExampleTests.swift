// begin-snippet: resettable-example
import LitmusResettable
import XCTest

final class Cart {
  var items: [String] = []
  func clear() { items = [] }
}

final class CartTests: ResettableTestCase {
  @Resettable var lazily: Cart!

  @Resettable(onReset: Cart.clear)
  var sut: Cart! = Cart()

  override func setUp() {
    super.setUp()
    lazily = Cart()
  }

  func testStartsEmpty() {
    XCTAssertEqual(sut.items, [])
    XCTAssertEqual(lazily.items, [])
  }
}
// end-snippet

// begin-snippet: resettable-base-class
class CompanyTests: XCTestCase {
  override func tearDown() {
    resetResettables(of: self)
    super.tearDown()
  }
}
// end-snippet

final class CompanyCartTests: CompanyTests {
  @Resettable var sut: Cart! = Cart()

  override func tearDown() {
    super.tearDown()
    XCTAssertNil(sut)
  }

  func testHasItsSubject() { XCTAssertNotNil(sut) }
}

// begin-snippet: resettable-async
final class Server {
  func stop() {}
}

final class Connection {
  init(to server: Server) {}
  func close() async throws {}
}

final class ConnectionTests: ResettableTestCase {
  @Resettable(onReset: Connection.close) var sut: Connection!
  @Resettable(onReset: Server.stop) var server: Server!

  override func setUp() {
    super.setUp()
    server = Server()
    sut = Connection(to: server)
  }

  func testIsOpen() async { XCTAssertNotNil(sut) }
}
// end-snippet
