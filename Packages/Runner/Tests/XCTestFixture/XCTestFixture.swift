import LitmusRunner

/// A program that holds XCTest cases, as the command line's tests start it.
@main enum XCTestFixture {
  static func main() {
    TestRunner.runIfRequested()
    print("The program runs as usual.")
  }
}
