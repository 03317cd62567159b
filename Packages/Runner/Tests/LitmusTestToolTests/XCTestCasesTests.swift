import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `The test classes of XCTest` {
  private func cases(_ classes: (String, [String])...) -> XCTestCases {
    var cases = XCTestCases()
    cases.classes = classes.map { XCTestCases.Class(name: $0.0, tests: $0.1) }
    return cases
  }

  /// XCTest's list of some classes.
  private func list(_ classes: String) -> String {
    #"{"tests":[{"tests":[\#(classes)],"name":"debug.xctest"}],"name":"All tests"}"#
  }

  @Test func `They are read from XCTest's list, after what the package writes before it`() throws {
    let json = list(
      #"{"tests":[{"name":"testA"},{"name":"testB"}],"name":"M.A"},{"tests":[],"name":"M.Empty"},"#
        + #"{"tests":[{"name":"testC"}],"name":"N.A"}"#)
    let expected = cases(("M.A", ["testA", "testB"]), ("N.A", ["testC"]))
    #expect(XCTestCases(json: Data(json.utf8)) == expected)
    #expect(XCTestCases(json: Data("hello {}\n\(json)\nbye\n".utf8)) == expected)
    #expect(XCTestCases(json: Data("hello".utf8)) == nil)
    #expect(XCTestCases(json: Data(json.utf8.dropLast())) == nil)
    #expect(
      XCTestCases(json: Data(#"{"tests":[],"name":"All tests"}"#.utf8)) == XCTestCases())
  }

  @Test func `A class or a test that a main program lists twice is one`() {
    let json = list(
      #"{"tests":[{"name":"testA"},{"name":"testA"}],"name":"M.A"},"#
        + #"{"tests":[{"name":"testB"}],"name":"M.B"},"#
        + #"{"tests":[{"name":"testA"},{"name":"testC"}],"name":"M.A"}"#)
    #expect(
      XCTestCases(json: Data(json.utf8)) == cases(("M.A", ["testA", "testC"]), ("M.B", ["testB"])))
  }

  @Test func `A class has its module, its suite, and the name of XCTest's lines`() {
    let type = XCTestCases.Class(name: "M.Outer.Inner", tests: [])
    #expect(type.module == "M")
    #expect(type.suite == "Outer.Inner")
    #expect(type.shortName == "Inner")
  }

  @Test func `A selection names whole classes, and nothing if all tests run`() {
    let all = cases(("M.A", ["testA", "testB"]), ("M.B", ["testC", "testD"]))
    let names: Set = ["M.A/testA", "M.A/testB", "M.B/testC", "M.B/testD"]
    #expect(XCTestSelection(names, of: all).argument == nil)
    #expect(XCTestSelection(names, of: all).tests == names)
    let some: Set = ["M.A/testA", "M.A/testB", "M.B/testD"]
    #expect(XCTestSelection(some, of: all).argument == "M.A,M.B/testD")
    #expect(XCTestSelection(some, of: all).tests == some)
    #expect(XCTestSelection(["M.C/testX"], of: all).tests.isEmpty)
  }

  @Test func `A selection of nothing but names that XCTest would divide is of their classes`() {
    let all = cases(("M.A", ["testA", "a, b", "a/b"]), ("M.B", ["testC", "testD"]))
    let first = XCTestSelection(["M.A/testA", "M.A/a, b", "M.A/a/b", "M.B/testD"], of: all)
    #expect(first.argument == "M.A,M.B/testD")
    #expect(
      first.units == [
        "M.A/testA": .suite, "M.A/a, b": .suite, "M.A/a/b": .suite, "M.B/testD": .test,
      ])
    let second = XCTestSelection(["M.A/a, b", "M.A/a/b", "M.B/testD"], of: all)
    #expect(second.argument == "M.B/testD")
    let third = XCTestSelection(["M.A/a, b", "M.A/a/b"], of: all)
    #expect(third.argument == "M.A")
    #expect(third.tests == ["M.A/a, b", "M.A/a/b"])
    let last = XCTestSelection(["M.A/a, b"], of: all, by: ["M.A/a, b": .all])
    #expect(last.argument == nil)
    #expect(last.units == ["M.A/a, b": .all])
  }

  @Test func `A selection is as long as an argument may be`() {
    let tests = (0..<10_000).map { "testWithALongName\($0)" }
    let all = cases(("M.A", tests), ("M.B", ["testB"]))
    var left = Set(tests.dropLast().map { "M.A/\($0)" })
    var count = 0
    while !left.isEmpty, count < 10 {
      let selection = XCTestSelection(left, of: all)
      #expect(!selection.tests.isEmpty && selection.tests.isSubset(of: left))
      #expect((selection.argument ?? "").utf8.count <= XCTestSelection.maxBytes)
      left.subtract(selection.tests)
      count += 1
    }
    #expect(count == 3)
  }
}

@Suite struct `The declarations of tests` {
  private func lines(in source: String) -> [String: Int] {
    var declarations = TestDeclarations()
    declarations.add(source, path: "/A.swift")
    return declarations.places.mapValues { $0.first?.line ?? 0 }
  }

  @Test func `Classes, extensions and tests have their lines`() {
    let source = """
      // class Comment {
      @MainActor final class CartTests: XCTestCase {
        func testAdds() {}
        override func setUp() {}
        private func help() { let text = "func testNothing()" }
        @available(*, deprecated) func testOld() async throws {}
      }
      extension Shop.OrderTests {
        func testOrders() {}
      }
      """
    #expect(
      lines(in: source) == [
        "CartTests": 2, "CartTests.testAdds": 3, "CartTests.testOld": 6, "OrderTests": 8,
        "OrderTests.testOrders": 9,
      ])
  }

  @Test func `A test after a class within its own class has its line`() {
    let source = """
      class CartTests: XCTestCase {
        final class Observer {
          func testable() {}
        }
        func testAdds() {
          class Mock {}
        }
        func testRemoves() {}
      }
      class OrderTests: XCTestCase {
      func testOrders() {}
      }
      """
    #expect(
      lines(in: source) == [
        "CartTests": 1, "Observer": 2, "Observer.testable": 3, "CartTests.testAdds": 5, "Mock": 6,
        "CartTests.testRemoves": 8, "OrderTests": 10, "OrderTests.testOrders": 11,
      ])
  }

  @Test func `Of classes with one name, a test is in that of its own module`() throws {
    var declarations = TestDeclarations()
    for (path, tests) in [
      ("/Shop/Tests/CartTests/Cart.swift", ["testAdds", "testRemoves"]),
      ("/Shop/Tests/Other/Cart.swift", ["testPays"]),
      ("/Shop/Tests/store-tests/Cart.swift", ["testAdds"]),
    ] {
      let functions = tests.map { "\n  func \($0)() {}" }.joined()
      declarations.add("class Cart: XCTestCase {\(functions)\n}", path: path)
    }
    #expect(
      declarations.place(of: "Cart", in: "CartTests")?.path == "/Shop/Tests/CartTests/Cart.swift")
    let store = TestDeclaration(path: "/Shop/Tests/store-tests/Cart.swift", line: 2)
    #expect(declarations.place(of: "Cart.testAdds", in: "store_tests") == store)
    // The target of this module is in a folder with another name.
    let other = TestDeclaration(path: "/Shop/Tests/Other/Cart.swift", line: 2)
    #expect(declarations.place(of: "Cart.testPays", in: "ShopTests") == other)
    #expect(declarations.place(of: "Cart.testOpens", in: "ShopTests") == nil)
  }
}

@Suite struct `A stream of lines` {
  @Test(arguments: [1, 2, 5, 100])
  func `Lines are passed on when they are complete`(size: Int) {
    var buffer = LineBuffer()
    var lines: [String] = []
    var rest = Array("one\n\ntwo\nthr".utf8)[...]
    while !rest.isEmpty {
      Array(rest.prefix(size)).withUnsafeBytes { buffer.append($0) }
      buffer.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
      rest = rest.dropFirst(size)
    }
    #expect(lines == ["one", "two"])
    Array("ee\n".utf8).withUnsafeBytes { buffer.append($0) }
    buffer.takeLines { lines.append(String(decoding: $0, as: UTF8.self)) }
    #expect(lines == ["one", "two", "three"])
  }
}
