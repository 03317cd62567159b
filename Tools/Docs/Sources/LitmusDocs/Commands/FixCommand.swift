import ArgumentParser
import LitmusToolSupport

/// The `litmus-docs fix` command.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Corrects links whose right target is known.",
    discussion: """
      These are names in another case, anchors with a number too many, and moved files.

      EXAMPLES
        litmus-docs fix
        litmus-docs fix docs
      """
  )

  @OptionGroup(title: "Files") var scope: ScopeOptions
  @OptionGroup(title: "Files") var files: SettingArguments<FileSettings>

  func run() async throws {
    try await DocsSession(scope, files.given).repeatedly { run in
      let (report, fixed) = await run.fix()
      for link in fixed {
        guard let correction = link.correction else { continue }
        let line = link.finding.line.map { "\($0)" } ?? ""
        Console.print(
          "\(link.finding.file):\(line): '\(correction.old)' is now '\(correction.new)'")
      }
      Console.print("\(counted(fixed.count, "link")) corrected")
      return report
    } print: { printer, report in
      printer.printFindings(report.findings)
    }
  }
}
