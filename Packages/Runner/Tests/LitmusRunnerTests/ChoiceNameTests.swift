import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite("Names of tests")
@MainActor struct ChoiceNameTests {
  private let some = plan([
    "CartTests": ["testAdds", "testAdds(1)", "testRows(1)", "testRows(2)", "a/b", "red\u{1b}"],
    "Cart.DiscountTests": ["testAdds"],
  ])

  private func found(_ text: String) -> [String] {
    TestNames(some).tests(named: text).map(\.description)
  }

  @Test func `A test is found with and without its module, a suite's name means all of it`() {
    #expect(found("CartTests/testAdds") == ["CartTests/testAdds"])
    #expect(found("LitmusRunnerTests.CartTests/testAdds") == ["CartTests/testAdds"])
    #expect(found("CartTests/testAdds(1)") == ["CartTests/testAdds(1)"])
    #expect(found("Cart.DiscountTests") == ["Cart.DiscountTests/testAdds"])
    #expect(found("CartTests").count == 6)
    #expect(found("CartTests/a/b") == ["CartTests/a/b"])
  }

  @Test
  func `A suite's name includes the suites within it, and a part of it is answered with the whole`()
  {
    let names = TestNames(
      plan(["Shop.Till": ["testA"], "Shop.Till.Drawer": ["testB"], "Shop.Tills": ["testC"]]))
    for name in ["Shop.Till", "LitmusRunnerTests.Shop.Till"] {
      #expect(
        names.tests(named: name).map(\.description).sorted()
          == ["Shop.Till.Drawer/testB", "Shop.Till/testA"])
    }
    #expect(names.tests(named: "Shop.Till.Drawer").map(\.name) == ["testB"])
    #expect(names.suggestion(for: "Drawer") == "Shop.Till.Drawer")
    #expect(names.suggestion(for: "Drawer/testB") == "Shop.Till.Drawer/testB")
  }

  @Test func `A parameterized test's name means its test cases, and a suite's hook the suite`() {
    #expect(found("CartTests/testRows") == ["CartTests/testRows(1)", "CartTests/testRows(2)"])
    #expect(found("Cart.DiscountTests/class setUp") == ["Cart.DiscountTests/testAdds"])
  }

  @Test func `A listed test has its module if two modules have its suite`() {
    var two = plan(["CartTests": ["testAdds"], "TillTests": ["testOpens"]])
    two.ambiguousSuites = ["CartTests"]
    #expect(
      two.testNames.sorted()
        == ["LitmusRunnerTests.CartTests/testAdds", "TillTests/testOpens"])
  }

  @Test func `A name is found as it is, and as reports show it`() {
    #expect(found("CartTests/red\u{1b}") == found("CartTests/red\\u{1b}"))
    #expect(found("CartTests/red\\u{1b}").count == 1)
  }

  @Test func `A part of a name matches nothing`() {
    for text in [
      "testAdds", "Cart", "CartTests/test", "CartTests/", "/testAdds", "", "App.CartTests",
    ] {
      #expect(found(text) == [])
    }
  }

  @Test(arguments: [
    ("CartTest/testAdds", "CartTests/testAdds"), ("carttests/testadds", "CartTests/testAdds"),
    ("testRows", "CartTests/testRows(1)"), ("CartTets", "CartTests"),
    ("LitmusRunnerTests.CartTests/testAdd", "LitmusRunnerTests.CartTests/testAdds"),
    ("completely different", nil),
  ])
  func `A mistyped name is answered with the nearest one`(text: String, meant: String?) {
    #expect(TestNames(some).suggestion(for: text) == meant)
  }

  @Test func `Private suites of one name in two files are distinguished by their files`() {
    let lists = [hiddenHere, hiddenElsewhere].map { AnyTestList.merging([$0])[0] }
    #expect(lists.map(\.suite) == ["Hidden", "Hidden"])
    let distinct = AnyTestList.merging(lists)
    #expect(
      distinct.map(\.suite)
        == ["Hidden@ChoiceNameTests.swift", "Hidden@ChoiceHiddenSuite.swift"])
    #expect(
      distinct.flatMap(\.tests).map(\.id.description)
        == ["Hidden@ChoiceNameTests.swift/test", "Hidden@ChoiceHiddenSuite.swift/test"])
    #expect(AnyTestList.merging(distinct).map(\.suite) == distinct.map(\.suite))
  }

  @Test func `Suites of one name in one file, and tests of one name in a suite, get numbers`() {
    struct Local {}
    let one = list(make: { Local() }) { list in
      for name in ["test", "test", "test #2", "test"] { list.add(name) { _ in } }
    }
    let other = otherLocal()
    let distinct = AnyTestList.merging([one, other])
    let name = "ChoiceNameTests.Local@Support.swift"
    #expect(distinct.map(\.suite) == [name, "\(name) #2"])
    #expect(distinct[0].tests.map(\.id.name) == ["test", "test #3", "test #2", "test #4"])
  }

  private func otherLocal() -> AnyTestList {
    struct Local {}
    return list(make: { Local() }) { $0.add("test") { _ in } }
  }

  @Test func `A suite name in two modules needs its module`() {
    var two = some
    let elsewhere = AnyTestList(TestList(make: { Plain() }), of: Int.self)
    two.lists.append(elsewhere)
    two.lists[2].suite = "CartTests"
    #expect(TestNames(some).ambiguousSuites == [])
    #expect(TestNames(two).ambiguousSuites == ["CartTests"])
  }
}

// MARK: - Fixtures

private struct Hidden {}

@MainActor private var hiddenHere: AnyTestList {
  var list = TestList(make: { Hidden() })
  list.add("test") { _ in }
  return AnyTestList(list)
}
