import Foundation
import Testing

@testable import LitmusRunnerReports

@Suite struct `The log of a step on GitHub` {
  private let folder = TemporaryDirectory()

  private let command = WorkflowCommand(name: .error, title: "test failed", message: "no")

  /// What is written to a log.
  private func written(
    token: @escaping @Sendable () -> String = { "token" }, _ body: (WorkflowLog, CInt) -> Void
  ) throws -> String {
    let file = open(folder["log"], O_WRONLY | O_CREAT | O_APPEND, 0o644)
    body(WorkflowLog(descriptor: file, makeToken: token), file)
    close(file)
    return try folder.text(of: "log")
  }

  @Test
  func `Commands are stored until GitHub executes them again, even after half a line`() throws {
    let text = try written { log, file in
      log.stopCommands()
      log.add([command])
      _ = write(file, "half", 4)
      log.resumeCommands()
    }
    #expect(text == "::stop-commands::token\nhalf\n::token::\n::error title=test failed::no\n")
    #expect(text.executedCommands == ["::error title=test failed::no"])
  }

  @Test func `Commands that were not stopped, or have been resumed, are not resumed`() throws {
    let text = try written { log, _ in
      log.resumeCommands()
      log.stopCommands()
      log.resumeCommands()
      log.resumeCommands()
    }
    #expect(text == "::stop-commands::token\n\n::token::\n")
  }

  @Test func `The token that resumes commands is different each time, and long`() throws {
    let words = try (1...2).map { _ in
      let file = open(folder["log"], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      WorkflowLog(descriptor: file).stopCommands()
      close(file)
      return try folder.text(of: "log")
    }
    #expect(words[0] != words[1])
    #expect(words.allSatisfy { $0.wholeMatch(of: /::stop-commands::litmus-[0-9a-f]{32}\n/) != nil })
  }
}
