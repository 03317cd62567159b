import LitmusRunner

/// A program with tests of Swift Testing in it, and one of the runner's own.
@main enum HostingFixture {
  static func main() {
    TestRunner.runIfRequested()
    print("The program runs as usual.")
  }
}

final class OwnTests: TestCase, ListedSuite {
  static var tests: TestList<OwnTests> {
    var list = TestList(make: OwnTests.init)
    list.add("testAdds") { _ in AssertEqual(1 + 1, other: 2) }
    return list
  }
}
