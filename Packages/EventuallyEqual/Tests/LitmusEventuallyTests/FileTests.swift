import Foundation
import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `Expecting a file to exist` {
  @Test func `passes when it appears`() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "report.txt")
      let writing = Task.detached { try Data().write(to: file) }
      try await expectToEventuallyExist(file, timeout: 10)
      try await writing.value
      try await expectToEventuallyExist(folder, timeout: .zero)
    }
  }

  @Test func `fails with the contents of its folder`() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "report.txt")
      let line = #line + 2
      let failures = try await FailureRecorder.record {
        try await expectToEventuallyExist(file, timeout: .zero)
        try Data().write(to: folder.appending(path: "report.tmp"))
        try await expectToEventuallyExist(file, clock: quickClock)
        for number in 10...20 { try Data().write(to: folder.appending(path: "\(number)")) }
        try await expectToEventuallyExist(file, timeout: .zero)
        try await expectToEventuallyExist(file.appending(path: "page"), timeout: .zero)
      }
      let start = "Expected a file at \"\(file.path)"
      let end = "after 1 try, timing out after 0.0 seconds"
      #expect(
        failures.map(\.text) == [
          #"\#(start)", but the folder was empty \#(end)"#,
          #"\#(start)", but the folder contained "report.tmp" after 53 tries, timing out after 1.0 "#
            + "seconds",
          #"\#(start)", but the folder contained "10", "11", "12", "13", "14", "15", "16", "17", "18", "#
            + #""19", … and 2 more \#(end)"#,
          #"\#(start)/page", but the folder did not exist \#(end)"#,
        ])
      #expect(failures.map(\.callSite.line) == [line, line + 2, line + 4, line + 5])
    }
  }

  @Test func `fails at once if the URL is not that of a file`() async throws {
    let url = try #require(URL(string: "https://example.com/report.txt"))
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyExist(url, timeout: .infinity)
    }
    #expect(
      failures.map(\.text) == [
        "Expected the URL of a file, but it was https://example.com/report.txt. To fix this, make it "
          + "with URL(filePath:)"
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `throws in a cancelled task`() async {
    let failures = await FailureRecorder.record {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) {
          try await expectToEventuallyExist(URL(filePath: "/no-such-folder/report.txt"))
        }
      }.value
    }
    #expect(
      failures.map(\.text) == [
        #"Expected a file at "/no-such-folder/report.txt", but the folder did not exist after 1 try, "#
          + "cancelled before the timeout of 1.0 seconds"
      ])
  }
}

// MARK: - Fixtures

/// Runs an operation with a folder of its own, and removes the folder.
nonisolated(nonsending) private func inFolder(_ operation: (URL) async throws -> Void) async throws
{
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await operation(folder)
}
