import Foundation
import LitmusRunner

@main
enum Main {
  // Synchronous, so that a test run can start before any of the program's own code has run.
  static func main() {
    TestRunner.runIfRequested(ownFlags: ["--demo-failures"])
    Task { @MainActor in
      let program = Program(
        provider: BundledCatalogueProvider(),
        environment: ProcessInfo.processInfo.environment
      )
      let outcome = await program.run(Array(CommandLine.arguments.dropFirst()))
      write(outcome.output, to: .standardOutput)
      write(outcome.errorOutput, to: .standardError)
      exit(outcome.status.rawValue)
    }
    RunLoop.main.run()
  }

  private static func write(_ text: String, to file: FileHandle) {
    if !text.isEmpty { file.write(Data("\(text)\n".utf8)) }
  }
}
