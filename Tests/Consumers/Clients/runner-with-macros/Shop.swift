import LitmusRunner

@main
struct Shop {
  @MainActor static func main() {
    TestRunner.runIfRequested()
    print("The shop is open")
  }
}
