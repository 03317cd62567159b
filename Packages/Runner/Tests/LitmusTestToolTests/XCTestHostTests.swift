import Foundation
import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `Tests of XCTest` {
  @Test func `run in one process, whatever their names`() async throws {
    let executable = try Executable([
      "M.Cases/testAdds", "M.Cases/adds, then removes", "M.Others/a/b",
    ])
    #expect(
      try await executable.run() == [
        "M.Cases/testAdds: passed", "M.Cases/adds, then removes: passed", "M.Others/a/b: passed",
      ])
    #expect(try executable.selections() == ["all"])
  }

  @Test(arguments: ["adds, then removes", "adds/removes"])
  func `run with their class if XCTest cannot select their name`(name: String) async throws {
    let executable = try Executable(["M.Cases/testAdds", "M.Cases/\(name)", "M.Others/testOther"])
    #expect(try await executable.run(only: ["M.Cases/\(name)"]) == ["M.Cases/\(name): passed"])
    #expect(try executable.selections() == ["M.Cases"])
  }

  @Test func `run with their class if XCTest does not find their name`() async throws {
    // XCTest lists only what follows the last dot.
    let executable = try Executable(
      ["M.Cases/testAdds", "M.Cases/is. A sentence"],
      listed: ["M.Cases/testAdds", "M.Cases/ A sentence"])
    #expect(
      try await executable.run(only: ["M.Cases/ A sentence"]) == ["M.Cases/ A sentence: passed"])
    #expect(try executable.selections() == ["M.Cases/ A sentence", "M.Cases"])
  }

  @Test func `run with all others if XCTest does not find their class`() async throws {
    let executable = try Executable(
      ["M.Inner/testAdds", "M.Inner/testRemoves", "M.Others/testOther"], unfound: "M.Inner")
    #expect(try await executable.run(only: ["M.Inner/testAdds"]) == ["M.Inner/testAdds: passed"])
    #expect(
      try await executable.run(only: ["M.Inner/testAdds", "M.Inner/testRemoves"])
        == ["M.Inner/testAdds: passed", "M.Inner/testRemoves: passed"])
    #expect(
      try executable.selections() == ["M.Inner/testAdds", "M.Inner", "all", "M.Inner", "all"])
  }

  @Test func `fail if XCTest does not run them`() async throws {
    let executable = try Executable(
      ["M.Cases/testAdds"], listed: ["M.Cases/testAdds", "M.Cases/testMissing"])
    #expect(
      try await executable.run() == [
        "M.Cases/testAdds: passed",
        "M.Cases/testMissing: failed: XCTest did not run the test, but expected it to run all "
          + "listed tests",
      ])
    #expect(try executable.selections() == ["all"])
  }
}

@Suite struct `The lines of a test of XCTest` {
  @Test func `belong to the test whose name ends like the one that begins`() async throws {
    let executable = try Executable(
      ["M.Cases/a. same", "M.Cases/b. same", "M.Cases/ends.", "M.Cases/testLast"],
      listed: ["M.Cases/ same", "M.Cases/ends", "M.Cases/testLast"], failing: ["M.Cases/testLast"])
    #expect(
      try await executable.run() == [
        "M.Cases/ same: passed", "M.Cases/ends: passed", "M.Cases/testLast: failed: planned",
      ])
  }

  @Test func `belong to a test of a class that names its tests itself`() async throws {
    let executable = try Executable(
      ["M.Cases/testAdds", "M.Cases/testRemoves"], listed: ["M.Cases/testAdds", "M.Cases/removes"],
      failing: ["M.Cases/testRemoves"],
      naming: ["M.Cases/testAdds": "My Cases.testAdds", "M.Cases/testRemoves": "removes"])
    #expect(
      try await executable.run() == [
        "M.Cases/testAdds: passed", "M.Cases/removes: failed: planned",
      ])
  }

  @Test func `belong to the test of the class that is running`() async throws {
    let tests = ["M.Cases/testAdds", "M.Cases/a, b", "N.Cases/testAdds"]
    let executable = try Executable(tests, failing: ["M.Cases/testAdds"])
    let chosen = ["M.Cases/a, b", "N.Cases/testAdds"]
    #expect(
      try await executable.run(only: chosen) == [
        "N.Cases/testAdds: passed", "M.Cases/a, b: passed",
      ])
    #expect(try executable.selections() == ["N.Cases", "M.Cases"])
  }

  @Test func `are failures of no test if they are about one that was not listed`() async throws {
    let executable = try Executable(
      ["M.Cases/testAdds", "M.Cases/testNew"], listed: ["M.Cases/testAdds"],
      failing: ["M.Cases/testNew"])
    #expect(
      try await executable.run() == [
        "M.Cases/testAdds: passed", "Cases.testNew, which was not listed: planned",
      ])
  }

  @Test(arguments: [nil, "Cases.testLast"])
  func `count after the test has written that it had passed, or that another had begun, too`(
    other: String?
  ) async throws {
    let executable = try Executable(
      ["M.Cases/testAdds", "M.Cases/testLast"], failing: ["M.Cases/testAdds"],
      boasting: ["M.Cases/testAdds"], faking: other.map { ["M.Cases/testAdds": $0] } ?? [:])
    #expect(
      try await executable.run() == [
        "M.Cases/testAdds: passed", "M.Cases/testAdds (late): planned", "M.Cases/testLast: passed",
      ])
  }
}

// MARK: - Fixtures

/// A program that behaves like a test executable with tests of XCTest.
private final class Executable {
  private let folder = TemporaryDirectory()
  private let listed: [String]

  /// Writes the program.
  ///
  /// - Parameters:
  ///   - tests: Its tests.
  ///   - listed: The tests that it lists.
  ///   - unfound: A class that it cannot select.
  ///   - failing: Tests that fail.
  ///   - boasting: Tests that write that they have passed.
  ///   - faking: Tests that write that another has begun.
  ///   - naming: The names that tests have in the output, if their class overrides `name`.
  init(
    _ tests: [String], listed: [String]? = nil, unfound: String = "", failing: [String] = [],
    boasting: [String] = [], faking: [String: String] = [:], naming: [String: String] = [:]
  ) throws {
    self.listed = listed ?? tests
    for (name, lines) in [
      ("tests", tests), ("failing", failing), ("boasting", boasting),
      ("faking", faking.map { "\($0.key) \($0.value)" }),
      ("naming", naming.map { "\($0.key) \($0.value)" }),
    ] {
      try folder.write(lines.map { $0 + "\n" }.joined(), to: name)
    }
    let script = #"""
      #!/bin/sh
      cd "$(dirname "$0")"
      echo "${1-all}" >> selections
      now='2026-01-31 12:00:00.000'
      begun= code=0 selection=$1 unfound=\#(unfound)
      suite() {
        [ "$begun" = "$1" ] && return
        [ "$begun" ] && echo "Test Suite '$begun' passed at $now"
        [ "$1" ] && echo "Test Suite '$1' started at $now"
        begun=$1
      }
      selects() {
        [ "$1" != "$unfound" ] || return 1
        case ,$selection, in *,"$1",*) return 0 ;; esac
        case $2 in *[,/]*) return 1 ;; esac
        case ,$selection, in *,"$1/$2",*) return 0 ;; *) return 1 ;; esac
      }
      echo "Test Suite 'Selected tests' started at $now"
      while read -r test; do
        class=${test%%/*} name=${test#*/}
        [ $# -eq 0 ] || selects "$class" "$name" || continue
        suite "${class#*.}"
        full=$(sed -n "s,^$test ,,p" naming)
        full="${full:-${class#*.}.$name}"
        echo "Test Case '$full' started at $now"
        outcome=passed
        if grep -qxF "$test" boasting; then echo "Test Case '$full' passed (0.001 seconds)"; fi
        other=$(sed -n "s,^$test ,,p" faking)
        [ "$other" ] && echo "Test Case '$other' started at $now"
        if grep -qxF "$test" failing; then
          outcome=failed code=1
          echo "/Cases.swift:1: error: $full : planned"
        fi
        echo "Test Case '$full' $outcome (0.001 seconds)"
      done < tests
      suite ''
      echo "Test Suite 'Selected tests' passed at $now"
      exit $code
      """#
    try folder.write(script, to: "Tests.xctest")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  private var program: String { folder["Tests.xctest"] }

  /// Runs the tests, or only some of them, and returns their outcomes.
  func run(only chosen: [String]? = nil) async throws -> [String] {
    var cases = XCTestCases()
    for test in listed {
      let parts = test.split(separator: "/", maxSplits: 1).map(String.init)
      if cases.classes.last?.name != parts[0] {
        cases.classes.append(XCTestCases.Class(name: parts[0], tests: []))
      }
      cases.classes[cases.classes.count - 1].tests.append(parts[1])
    }
    let overrides = try TestOverrides([])
    let host = XCTestHost(
      executable: TestExecutable(path: program), cases: cases,
      shares: ProcessShares(overrides: overrides, groups: TestGroups()), durations: nil)
    let lists = cases.lists(host: host, declarations: TestDeclarations(), overrides: overrides)
    let runner = await TestRunner(lists: lists, options: TestRunOptions()) {
      chosen?.contains($0.fullName) ?? true
    }
    return await outcomes(of: runner)
  }

  /// Returns what the processes were to run, and forgets it.
  func selections() throws -> [String] {
    defer { try? FileManager.default.removeItem(atPath: folder["selections"]) }
    return try folder.text(of: "selections").split(separator: "\n").map(String.init)
  }
}
