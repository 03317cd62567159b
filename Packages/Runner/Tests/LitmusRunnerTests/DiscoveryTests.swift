import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `The discovery of suites` {
  @Test func `finds listed classes and actors by itself, private ones too, in the source's order`()
  {
    let suites = TestDiscovery.lists().filter { $0.module == "LitmusRunnerTests" }.map(\.suite)
    let own = ["Found", "FoundActor", "Outer.FoundInside"]
    #expect(suites.filter(own.contains) == own)
  }

  @Test func `names a suite in an extension of another module's type with its own module`() {
    let names = AnyTestList.names(of: [Int].Nested.self)
    #expect(names == ("LitmusRunnerTests", "Array<Swift.Int>.Nested"))
  }

  @Test func `finds those of other modules, which nothing here refers to`() {
    // The fixture program is linked into this process.
    let suites = TestDiscovery.lists().filter { $0.module == "litmus_runner_fixture" }
    #expect(suites.map(\.suite).contains("PassingTests"))
  }
}

// MARK: - Fixtures

extension [Int] {
  fileprivate enum Nested {}
}

private final class Found: TestCase, ListedSuite {
  static var tests: TestList<Found> {
    var list = TestList(make: Found.init)
    list.add("test") { _ in }
    return list
  }
}

private actor FoundActor: ListedSuite {
  static var tests: TestList<FoundActor> {
    var list = TestList(make: FoundActor.init)
    list.add("test") { _ in }
    return list
  }
}

private enum Outer {
  final class FoundInside: TestCase, ListedSuite {
    static var tests: TestList<FoundInside> {
      var list = TestList(make: FoundInside.init)
      list.add("test") { _ in }
      return list
    }
  }
}
