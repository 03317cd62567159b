import Foundation
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage

@Suite struct `The shards of a run` {
  private let some = plan([
    "A": (1...40).map { "test\($0)" }, "B": (1...7).map { "test(\($0))" }, "C": ["only"],
  ])

  private let someDurations = TestDurations(
    Dictionary(uniqueKeysWithValues: (1...30).map { (id("A/test\($0)"), Double($0)) }),
    bytes: [1, 2, 3])

  @Test(arguments: 1...7, [true, false])
  func `Each test is in exactly one shard`(count: Int, isBalanced: Bool) {
    let parts = (1...count).map { index in
      ShardDivision(index: index, count: count, durations: isBalanced ? someDurations : nil)
        .part(of: some)
    }
    #expect(parts.flatMap(\.names).sorted() == some.names.sorted())
    #expect(Set(parts.map(\.shard?.cut)).count == 1)
    #expect(parts.map(\.shard?.index) == (1...count).map { $0 })
    #expect(parts.allSatisfy { $0.shard?.count == count })
  }

  @Test func `The test cases of a function that only run together are in one shard`() {
    var cases = plan(["A": (1...4).map { "f(\($0))" } + ["a", "b", "c", "d"]])
    for index in 0..<4 { cases.lists[0].entries[index].parameterizedFunction = "f" }
    let parts = (1...3).map { ShardDivision(index: $0, count: 3).part(of: cases).names }
    #expect(parts.joined().count == 8)
    #expect(parts.map { $0.count { $0.hasPrefix("A/f(") } }.sorted() == [0, 0, 4])
  }

  @Test func `Arguments that each process makes anew, such as UUIDs, make no difference`() {
    let parts = (1...3).map { index in
      var cases = plan(["A": (1...4).map { "f(\(index) of \($0))" } + ["a", "b", "c", "d"]])
      for entry in 0..<4 { cases.lists[0].entries[entry].parameterizedFunction = "f" }
      return ShardDivision(index: index, count: 3).part(of: cases)
    }
    #expect(parts.flatMap(\.names).count == 8)
    #expect(Set(parts.map(\.shard?.cut)).count == 1)
  }

  @Test(arguments: [true, false])
  func `The order of the tests makes no difference`(isBalanced: Bool) {
    let cut = ShardDivision(index: 2, count: 3, durations: isBalanced ? someDurations : nil)
    let (one, other) = (cut.part(of: some), cut.part(of: some.shuffled(seed: 3)))
    #expect(one.names.sorted() == other.names.sorted())
    #expect(one.shard == other.shard)
  }

  @Test func `The division by names is the same on every machine`() {
    #expect(id("A/test1").stableHash == 13_964_509_852_115_888_490)
    let part = ShardDivision(index: 1, count: 5).part(of: some)
    #expect(part.shard?.cut == "bb1bf0dfd734d980")
  }

  @Test func `With durations, the shards take about equally long`() {
    let loads = (1...4).map { index in
      ShardDivision(index: index, count: 4, durations: someDurations).part(of: some)
        .lists.flatMap(\.tests).reduce(0) { $0 + someDurations[$1.id] }
    }
    // 465 s are known; 18 tests that are not count as 16 s each.
    #expect(loads.reduce(0, +) == 753)
    #expect(loads.max()! - loads.min()! < 16)
  }

  @Test func `Tests that took no time are divided, too`() {
    let durations = TestDurations(
      Dictionary(uniqueKeysWithValues: some.lists.flatMap(\.tests).map { ($0.id, 0) }),
      bytes: [])
    let counts = (1...4).map {
      ShardDivision(index: $0, count: 4, durations: durations).part(of: some).testCount
    }
    #expect(counts == [12, 12, 12, 12])
  }

  @Test func `Different divisions have different identifiers`() {
    func name(_ count: Int, _ durations: TestDurations?, _ plan: TestPlan) -> String? {
      ShardDivision(index: 1, count: count, durations: durations).part(of: plan).shard?.cut
    }
    let names = [
      name(3, nil, some), name(4, nil, some), name(3, someDurations, some),
      name(3, TestDurations([:], bytes: [9]), some),
      name(3, nil, some.filtered { $0.id.suite != "C" }),
    ]
    #expect(Set(names).count == 5)
  }

  @Test func `Durations come from the store, or from a report`() throws {
    let folder = TemporaryDirectory()
    ResultStore(path: folder["results.json"]).add(
      [id("A/a"): record(.passed, seconds: 2), id("A/b"): record(.failed, seconds: 4)],
      isWhole: true)
    try folder.write(
      """
      {"event":"runStarted","tests":2,"version":1}
      {"event":"testFinished","duration":2.0,"test":{"module":"LitmusRunnerTests","name":"a",\
      "suite":"A"},"version":1}
      {"event":"testFinished","duration":4.0,"test":{"module":"LitmusRunnerTests","name":"b",\
      "suite":"A"},"version":1}

      """, to: "report.jsonl")
    for name in ["results.json", "report.jsonl"] {
      let durations = try TestDurations(path: folder[name])
      #expect(durations[id("A/a")] == 2)
      #expect(durations[id("A/b")] == 4)
      #expect(durations[id("A/new")] == 4)
    }
  }

  @Test func `A file without durations is reported`() throws {
    let folder = TemporaryDirectory()
    let path = folder["none"]
    #expect(
      message { _ = try TestDurations(path: path) }
        == "--durations '\(path)' could not be read: No such file or directory.")
    for text in ["", "[]", "{", "{\"version\":2,\"suites\":[]}"] {
      try folder.write(text, to: "none")
      #expect(
        message { _ = try TestDurations(path: path) }
          == "--durations '\(path)' has no durations, but expected a results.json or a report of "
          + "--json.")
    }
  }
}

@Suite struct `The environment of Bazel` {
  @Test func `Its variables have the effect of options, which override them`() throws {
    let bazel = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0", "XML_OUTPUT_FILE": "bazel.xml",
      "TESTBRIDGE_TEST_ONLY": "^A/",
    ]
    let asked = try arguments("", bazel: bazel)
    #expect(asked.selection.shard == "1/3")
    #expect(asked.selection.filter == ["^A/"])
    #expect(asked.reports.junit == "bazel.xml")
    let own = try arguments("--shard 2/2 --filter b --junit own.xml", bazel: bazel)
    #expect(own.selection.shard == "2/2")
    #expect(own.selection.filter == ["b"])
    #expect(own.reports.junit == "own.xml")
    #expect(try arguments("--only A", bazel: bazel).selection.filter == [])
  }

  @Test func `Without them, and with empty ones, nothing changes`() throws {
    let asked = try arguments("", bazel: ["TEST_TOTAL_SHARDS": "", "XML_OUTPUT_FILE": ""])
    #expect(asked.selection.isWhole)
    #expect(asked.reports.junit == nil)
  }

  @Test func `The status file is touched`() throws {
    let folder = TemporaryDirectory()
    _ = try arguments("", bazel: ["TEST_SHARD_STATUS_FILE": folder["status"]])
    #expect(try folder.text(of: "status") == "")
    _ = try arguments("--list", bazel: ["TEST_SHARD_STATUS_FILE": folder["other"]])
    #expect(try folder.names == ["status"])
  }

  @Test(arguments: [
    (
      ["TEST_TOTAL_SHARDS": "x", "TEST_SHARD_INDEX": "0"],
      "TEST_TOTAL_SHARDS was 'x', but expected a whole number from 1 on."
    ),
    (
      ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"],
      "TEST_SHARD_INDEX was '2', but expected a whole number from 0 to 1."
    ),
    (
      ["TEST_TOTAL_SHARDS": "2"],
      "TEST_SHARD_INDEX was '', but expected a whole number from 0 to 1."
    ),
    (
      ["TEST_SHARD_INDEX": "1"],
      "TEST_SHARD_INDEX was '1', but expected TEST_TOTAL_SHARDS to be set, too."
    ),
    (
      ["TESTBRIDGE_TEST_ONLY": "("],
      "TESTBRIDGE_TEST_ONLY '(' is not a regular expression: expected ')'. To match a character "
        + "as it is, put \\ before it."
    ),
    (
      ["TEST_SHARD_STATUS_FILE": "/nowhere/status"],
      "TEST_SHARD_STATUS_FILE '/nowhere/status' could not be written: No such file or directory."
    ),
  ])
  func `Invalid values are reported`(bazel: [String: String], expected: String) {
    #expect(message { _ = try arguments("", bazel: bazel) } == expected)
  }
}
