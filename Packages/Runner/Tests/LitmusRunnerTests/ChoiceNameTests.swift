import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore

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
    #expect(names.hint(for: "Drawer") == "Did you mean 'Shop.Till.Drawer'?")
    #expect(names.hint(for: "Drawer/testB") == "Did you mean 'Shop.Till.Drawer/testB'?")
  }

  @Test func `A parameterized test's name means its test cases, and a suite's hook the suite`() {
    #expect(found("CartTests/testRows") == ["CartTests/testRows(1)", "CartTests/testRows(2)"])
    #expect(found("Cart.DiscountTests/class setUp") == ["Cart.DiscountTests/testAdds"])
  }

  @Test func `A listed test has its module if two modules have its suite`() {
    #expect(
      twoModules.testNames.sorted() == [
        "LitmusRunnerTests.CartTests/testAdds", "Swift.CartTests/testAdds", "TillTests/testOpens",
      ])
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
    ("CartTest/testAdds", "Did you mean 'CartTests/testAdds'?"),
    ("carttests/testadds", "Did you mean 'CartTests/testAdds'?"),
    ("testRows", "Did you mean 'CartTests/testRows(1)' or 'CartTests/testRows(2)'?"),
    ("CartTets", "Did you mean 'CartTests'?"),
    (
      "LitmusRunnerTests.CartTests/testAdd",
      "Did you mean 'CartTests/testAdds' or 'CartTests/testAdds(1)'?"
    ),
    // The beginning of a name, or a part.
    ("CartTests/testA", "Did you mean 'CartTests/testAdds' or 'CartTests/testAdds(1)'?"),
    ("Cart", "Did you mean 'CartTests' or 'Cart.DiscountTests'?"),
    ("Discount", "Did you mean 'Cart.DiscountTests'?"),
    (
      "CartTests/",
      "Did you mean 'CartTests/testAdds', 'CartTests/testAdds(1)', 'CartTests/testRows(1)' or 3 "
        + "more?"
    ),
    // A module.
    ("LitmusRunnerTests", "Did you mean 'CartTests' or 'Cart.DiscountTests'?"),
    ("completely different", "--list shows all tests."),
    ("", "--list shows all tests."),
  ])
  func `A name that no test has is answered with the names that it may mean`(
    text: String, hint: String
  ) {
    #expect(TestNames(some).hint(for: text) == hint)
  }

  @Test(arguments: [
    ("adds an item", "Did you mean 'CartTests/adds()'?"),
    ("Adds an", "Did you mean 'CartTests/adds()'?"),
    ("ads an item", "Did you mean 'CartTests/adds()'?"),
    ("CartTests.ads", "Did you mean 'CartTests/adds()'?"),
    ("Carts & baskets", "Did you mean 'CartTests'?"),
    ("adds", "Did you mean 'CartTests/adds()'?"),
    ("adds()", "Did you mean 'CartTests/adds()'?"),
  ])
  func `A name for readers is answered with the test's own name`(text: String, hint: String) {
    var plan = plan(["CartTests": ["adds()", "removes()"]])
    plan.lists[0].entries = plan.lists[0].entries.map { entry in
      var entry = entry
      entry.description = TestDescription(
        id: entry.description.id,
        displayName: entry.description.id.name == "adds()" ? "adds an item" : nil,
        suiteDisplayName: "Carts & baskets", callSite: entry.description.callSite)
      return entry
    }
    #expect(TestNames(plan).hint(for: text) == hint)
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
}

// MARK: - Fixtures

/// The suite `CartTests` in two modules, and another one.
private var twoModules: TestPlan {
  let suites = plan(["CartTests": ["testAdds"], "TillTests": ["testOpens"]])
  return TestPlan(lists: suites.lists + plan(["CartTests": ["testAdds"]], of: Int.self).lists)
}

private struct Hidden {}

@MainActor private var hiddenHere: AnyTestList {
  var list = TestList(make: { Hidden() })
  list.add("test") { _ in }
  return AnyTestList(list)
}
