import LitmusRunner

@main enum Main {
  static func main() { TestRunner.runIfRequested() }
}
