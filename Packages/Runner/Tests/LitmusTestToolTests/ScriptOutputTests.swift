import Foundation
import Testing

@testable import LitmusRunnerCore
@testable import LitmusTestTool

@Suite struct `The output of a script` {
  @Test func `is shortened in the middle, as that of a test`() throws {
    let folder = NSTemporaryDirectory() + "/script-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
    let arguments = try read(["--package-path", folder]).given
    let script = TestScript(
      name: "loud", before: "echo first; head -c 5000000 /dev/zero | tr '\\0' '\\n'; echo last",
      timeLimit: 60)
    let runner = ScriptRunner([script], of: try TestPackage(arguments.package))
    try runner.begin()
    let outputs = runner.end().compactMap { event in
      if case .testFinished(let result) = event { result.output } else { nil }
    }
    #expect(outputs.count == 1)
    let output = try #require(outputs.first)
    #expect(output.hasPrefix("first\n\n") && output.hasSuffix("\n\nlast\n"))
    #expect(output.contains("\n… 4 MB left out …\n"))
    #expect(output.utf8.count <= ReportLimits.text)
  }
}
