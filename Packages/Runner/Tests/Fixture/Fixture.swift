import LitmusRunner

/// The program that the command line's tests start.
@main enum Fixture {
  static func main() {
    TestRunner.runIfRequested()
    print("The program runs as usual.")
  }
}
