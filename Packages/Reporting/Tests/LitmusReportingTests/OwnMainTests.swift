#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Each test runs with the argument that `swift test` passes and without it: it must not matter.
@Suite(.serialized) struct `A failure in a Swift Testing run that a program starts itself` {
  @Test(
    arguments: [
      ("direct", "Own Swift Testing, direct"), ("childTask", "Own Swift Testing, child task"),
    ], OwnMainRun.ways)
  func `is shown in its test, which fails`(test: (name: String, text: String), way: [String])
    async throws
  {
    let run = try await OwnMainRun.run(
      "swift-testing", ["--filter", "OwnSwiftTests.\(test.name)"] + way)
    let expected = try OwnMainRun.failure(test.text, in: "OwnSwiftTests.\(test.name)()")
    #expect(run.failuresInEventStream == [expected])
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 1)
  }

  @Test(
    arguments: [
      ("detachedTask", "Own Swift Testing, detached task"), ("queue", "Own Swift Testing, queue"),
      ("thread", "Own Swift Testing, thread"),
    ], OwnMainRun.ways)
  func `is shown in an unknown test outside of the test's tasks, and fails the run`(
    test: (name: String, text: String), way: [String]
  ) async throws {
    let run = try await OwnMainRun.run(
      "swift-testing", ["--filter", "OwnSwiftTests.\(test.name)"] + way)
    let expected = try OwnMainRun.failure(test.text, in: nil)
    #expect(run.failuresInEventStream == [expected])
    let output = run.process.standardOutput + run.process.standardError
    #expect(
      output.contains(
        " recorded an issue at OwnTests.swift:\(expected.line):1: "
          + "Caught error: a failure that was reported outside of every test's tasks\n"
      )
    )
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 1)
  }

  @Test func `does not count as a known issue of the test that waits for it`() async throws {
    let run = try await OwnMainRun.run(
      "swift-testing", ["--filter", "OwnSwiftTests.besideKnownIssue"])
    let expected = [
      try OwnMainRun.failure("Own Swift Testing, known", in: "OwnSwiftTests.besideKnownIssue()"),
      try OwnMainRun.failure("Own Swift Testing, beside a known issue", in: nil),
    ]
    #expect(run.failuresInEventStream == expected)
    #expect(run.process.exitStatus == 1)
  }

  /// Swift Testing drops issues silently before and after a run.
  ///
  /// `--filter` selects one test, or none.
  @Test(
    arguments: [
      ("report swift-testing", "passes"), ("swift-testing report", "passes"),
      ("report swift-testing", "none"), ("swift-testing report", "none"),
    ], OwnMainRun.ways)
  func `is written to standard error before and after the run, and fails the process`(
    scene: (steps: String, filter: String), way: [String]
  ) async throws {
    let run = try await OwnMainRun.run(
      scene.steps, ["--filter", "OwnSwiftTests.\(scene.filter)"] + way)
    #expect(run.failuresInEventStream == [])
    #expect(run.linesOnStandardError == [try OwnMainRun.line("Own main, report")[...]])
    #expect(run.process.exitStatus == 1)
  }

  @Test(arguments: [("passes", Int32(0)), ("none", 69)])
  func `is not reported if there is none`(filter: String, status: Int32) async throws {
    let run = try await OwnMainRun.run("swift-testing", ["--filter", "OwnSwiftTests.\(filter)"])
    #expect(run.failuresInEventStream == [])
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == status)
  }
}

#if os(Linux)
@Suite(.serialized) struct `A failure in an XCTest run that a program starts itself` {
  @Test(
    arguments: [
      ("testDirect", "Own XCTest, direct"), ("testDetachedTask", "Own XCTest, detached task"),
      ("testQueue", "Own XCTest, queue"), ("testThread", "Own XCTest, thread"),
    ],
    OwnMainRun.ways)
  func `is shown in the running case, which fails`(
    test: (name: String, text: String), way: [String]
  ) async throws {
    let run = try await OwnMainRun.run("xctest", ["--xctest", test.name] + way)
    let expected = try OwnMainRun.failure(
      test.text, in: "OwnXCTests.\(test.name)")
    #expect(run.failuresOfXCTest == [expected])
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 1)
  }

  @Test(arguments: OwnMainRun.ways)
  func `is shown in the running case after a Swift Testing run`(way: [String]) async throws {
    let run = try await OwnMainRun.run(
      "swift-testing xctest", ["--filter", "OwnSwiftTests.passes", "--xctest", "testQueue"] + way)
    let expected = try OwnMainRun.failure(
      "Own XCTest, queue", in: "OwnXCTests.testQueue")
    #expect(run.failuresInEventStream == [])
    #expect(run.failuresOfXCTest == [expected])
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 1)
  }

  @Test(arguments: OwnMainRun.ways)
  func `is shown in the running case even within a Swift Testing run`(way: [String]) async throws {
    let run = try await OwnMainRun.run(
      "swift-testing", ["--filter", "OwnSwiftTests.runsACase"] + way)
    #expect(run.failuresInEventStream == [])
    let output = run.process.standardOutput.split(separator: "\n")
    #expect(output.contains("failures of the case: 1"))
    #expect(run.linesOnStandardError == [])
  }

  @Test(arguments: OwnMainRun.ways)
  func `is written to standard error between two cases, and fails the process`(way: [String])
    async throws
  {
    let run = try await OwnMainRun.run(
      "xctest", ["--xctest", "testPasses", "--between-cases"] + way)
    #expect(run.failuresOfXCTest == [])
    let line = try OwnMainRun.line("Own XCTest, between cases", file: "OwnTests.swift")
    #expect(run.linesOnStandardError == [line[...]])
    #expect(run.process.exitStatus == 1)
  }

  @Test func `is not reported if there is none`() async throws {
    let run = try await OwnMainRun.run("xctest", ["--xctest", "testPasses"])
    #expect(run.failuresOfXCTest == [])
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 0)
  }
}
#endif

@Suite(.serialized) struct `A failure in a program that runs no test` {
  @Test(
    arguments: [
      ("report", ["Own main, report"]),
      ("report-on-threads", Array(repeating: "Own main, thread", count: 8)),
      ("report-at-exit", ["Own main, at exit"]),
      ("report report-at-exit", ["Own main, report", "Own main, at exit"]),
    ], OwnMainRun.ways)
  func `is written to standard error, and fails the process when it exits`(
    scene: (steps: String, texts: [String]), way: [String]
  ) async throws {
    let run = try await OwnMainRun.run(scene.steps, way)
    let lines = try scene.texts.map { try OwnMainRun.line($0)[...] }
    #expect(run.linesOnStandardError == lines)
    #expect(run.process.exitStatus == 1)
  }

  @Test func `fails the process if no framework has received it by then`() async throws {
    let run = try await OwnMainRun.run("report-to-slow-framework")
    #expect(run.linesOnStandardError == [])
    #expect(run.process.exitStatus == 1)
  }

  #if os(Linux)
  @Test(arguments: [("report-in-last-function", Int32(1)), ("report-in-last-function 3", 3)])
  func `fails the process even after all of its exit handlers have run`(
    steps: String, status: Int32
  ) async throws {
    let run = try await OwnMainRun.run(steps)
    #expect(run.linesOnStandardError == [try OwnMainRun.line("Own main, last function")[...]])
    #expect(run.process.exitStatus == status)
  }

  @Test(arguments: [("3", Int32(3)), ("report 3", 3), ("69", 69), ("report 69", 1)])
  func `does not replace a failing exit code, which 69 is not for SwiftPM`(
    steps: String, status: Int32
  ) async throws {
    #expect(try await OwnMainRun.run(steps).process.exitStatus == status)
  }
  #endif

  @Test func `is not reported if there is none`() async throws {
    #expect(try await OwnMainRun.run("").process.exitStatus == 0)
  }
}
#endif
