import LitmusRunner

@main
struct Shop {
  static func main() {
    TestRunner.runIfRequested()
    print("The shop is open")
  }
}
