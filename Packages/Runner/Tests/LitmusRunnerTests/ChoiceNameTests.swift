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

  @Test("A test is found with and without its module, a suite's name means all of it")
  func only() {
    #expect(found("CartTests/testAdds") == ["CartTests/testAdds"])
    #expect(found("LitmusRunnerTests.CartTests/testAdds") == ["CartTests/testAdds"])
    #expect(found("CartTests/testAdds(1)") == ["CartTests/testAdds(1)"])
    #expect(found("Cart.DiscountTests") == ["Cart.DiscountTests/testAdds"])
    #expect(found("CartTests").count == 6)
    #expect(found("CartTests/a/b") == ["CartTests/a/b"])
  }

  @Test("A suite's name means the suites within it, too, and a part of it is recognized")
  func nested() {
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

  @Test("A parameterised test's name means its rows, a suite's hook the suite")
  func rows() {
    #expect(found("CartTests/testRows") == ["CartTests/testRows(1)", "CartTests/testRows(2)"])
    #expect(found("Cart.DiscountTests/class setUp") == ["Cart.DiscountTests/testAdds"])
  }

  @Test("A listed test has its module if two modules have its suite")
  func listed() {
    var two = plan(["CartTests": ["testAdds"], "TillTests": ["testOpens"]])
    two.ambiguousSuites = ["CartTests"]
    #expect(
      two.testNames.sorted()
        == ["LitmusRunnerTests.CartTests/testAdds", "TillTests/testOpens"])
  }

  @Test("A name is found as it is, and as reports show it")
  func shown() {
    #expect(found("CartTests/red\u{1b}") == found("CartTests/red\\u{1b}"))
    #expect(found("CartTests/red\\u{1b}").count == 1)
  }

  @Test("Part of a name is no name")
  func none() {
    for text in [
      "testAdds", "Cart", "CartTests/test", "CartTests/", "/testAdds", "", "App.CartTests",
    ] {
      #expect(found(text) == [])
    }
  }

  @Test(
    "A mistyped name is answered with the nearest one",
    arguments: [
      ("CartTest/testAdds", "CartTests/testAdds"), ("carttests/testadds", "CartTests/testAdds"),
      ("testRows", "CartTests/testRows(1)"), ("CartTets", "CartTests"),
      ("LitmusRunnerTests.CartTests/testAdd", "LitmusRunnerTests.CartTests/testAdds"),
      ("completely different", nil),
    ])
  func suggestion(text: String, meant: String?) {
    #expect(TestNames(some).suggestion(for: text) == meant)
  }

  @Test("Private suites of one name in two files are told apart by their files")
  func privateSuites() {
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

  @Test("Suites of one name in one file, and tests of one name in a suite, get numbers")
  func numbers() {
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

  @Test("A suite of two modules is known to need its module")
  func ambiguous() {
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
