import Foundation
import LitmusRunner

@main
enum Main {
  // Synchronous, so that a test run can start before any of the program's own code has run.
  static func main() {
    TestRunner.runIfRequested(ownFlags: ["--demo-failures"])
    Task { @MainActor in
      let program = Program(shelf: BuiltInShelf())
      let outcome = await program.run(Array(CommandLine.arguments.dropFirst()))
      print(outcome.output)
      exit(outcome.status)
    }
    RunLoop.main.run()
  }
}
