import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerReports

@Suite struct `The names of tests and suites for readers` {
  @Test func `are those of Swift Testing, unless they only repeat a raw identifier`() throws {
    let lists = SwiftTestingLists([
      try record("suite", "App.Carts", name: "Carts", displayName: "Carts & baskets"),
      try record("suite", "App.`Raw carts`", name: "`Raw carts`", displayName: "Raw carts"),
      try record("function", "App.Carts/adds()/C.swift:1:1", name: "adds()", displayName: "adds"),
      try record(
        "function", "App.Carts/`is raw`()/C.swift:2:1", name: "`is raw`()", displayName: "is raw"),
      try record("function", "App.`Raw carts`/has()/C.swift:3:1", name: "has()", displayName: nil),
    ])
    let tests = lists.lists(host: NoHost()).flatMap(\.tests)
    #expect(tests.map(\.id.description) == ["Carts/adds()", "Carts/is raw()", "Raw carts/has()"])
    #expect(tests.map(\.displayName) == ["adds", nil, nil])
    #expect(tests.map(\.suiteDisplayName) == ["Carts & baskets", "Carts & baskets", nil])
    #expect(tests.map(\.title) == ["Carts & baskets / adds", nil, nil])
  }

  @Test func `have no addresses of private types in arguments, which are new in each process`()
    throws
  {
    var adds = try record(
      "function", "App.Carts/adds(_:)/C.swift:1:1", name: "adds(_:)", displayName: nil)
    adds._testCases = ["5f0a", "5f0b"].map {
      SwiftTestingRecord.Case(id: $0, displayName: "App.(unknown context at $\($0)).Item()")
    }
    let tests = SwiftTestingLists([adds]).lists(host: NoHost()).flatMap(\.tests)
    #expect(tests.map(\.id.name) == ["adds(_:)(App.Item())", "adds(_:)(App.Item()) #2"])
  }

  @Test func `come with the tags of the test and of all suites around it`() throws {
    let lists = SwiftTestingLists([
      try record("suite", "App.Carts", name: "Carts", displayName: nil, tags: [".slow"]),
      try record("suite", "App.Carts/Inner", name: "Inner", displayName: nil, tags: [".net"]),
      try record(
        "function", "App.Carts/Inner/adds()/C.swift:1:1", name: "adds()", displayName: nil,
        tags: [".cart", ".slow"]),
      try record("function", "App.Carts/pays()/C.swift:2:1", name: "pays()", displayName: nil),
      try record("function", "App.Other/has()/C.swift:3:1", name: "has()", displayName: nil),
    ])
    let tests = lists.lists(host: NoHost()).flatMap(\.tests)
    #expect(tests.map(\.tags) == [["cart", "net", "slow"], ["slow"], []])
  }

  @Test func `follow the test's own name in the terminal, also in the summary`() throws {
    #expect(
      try logText(of: run.events + [.runFinished(run.summary)]) == """
        ✔ CartTests/adds() "Carts & baskets / adds \\u{1b}[31man item" (0.250 s)
        ✘ CartTests/fails() (0.250 s)
            CartTests.swift:3:5: no
        ✘ CartTests/fails2() "Carts & baskets / fails" (0.250 s)
            CartTests.swift:3:5: no

        Failed:
        ✘ CartTests/fails()
            CartTests.swift:3:5: no
        ✘ CartTests/fails2() "Carts & baskets / fails"
            CartTests.swift:3:5: no

        ✘ 3 tests in 0.000 s: 1 passed, 2 failed

        """)
  }

  @Test func `are next to the names of tests and suites on the page, which finds them`() {
    let page = run.page
    #expect(
      page.texts(of: "span", " class=\"title\"") == [
        "<bdi>Carts &amp; baskets</bdi>", "<bdi>fails</bdi>",
        "<bdi>adds \\u{1b}[31man item</bdi>",
      ])
    #expect(
      page.values(of: "data-title") == [
        "Carts &amp; baskets", "Carts &amp; baskets / fails",
        "Carts &amp; baskets / adds \\u{1b}[31man item",
      ])
  }

  @Test(arguments: [false, true])
  func `are properties in JUnit, of tests only where the schema has room`(isFree: Bool) throws {
    let folder = TemporaryDirectory()
    let file = try ReportFile(path: folder["report.xml"])
    let reporter = JUnitReporter(file: file, hasLocations: isFree)
    for event in run.all { reporter.receive(event) }
    try reporter.finish()
    let lines = try folder.text(of: "report.xml").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let names = ["Carts &amp; baskets"] + (isFree ? ["adds \\u{1b}[31man item", "fails"] : [])
    #expect(
      lines.filter { $0.hasPrefix("<property ") }
        == names.map { "<property name=\"displayName\" value=\"\($0)\"/>" })
  }

  @Test func `are in the lines of JSON, from which they are read back`() throws {
    let test = description("adds()", "adds an item")
    let line = JSONLinesReporter.line(.testStarted(test, iteration: 1))
    #expect(
      line == """
        {"column":5,"displayName":"adds an item","event":"testStarted",\
        "file":"/work/shop/Tests/CartTests.swift","fileID":"App/CartTests.swift","line":3,"repetition":1,\
        "suiteDisplayName":"Carts & baskets","tags":[],\
        "test":{"module":"App","name":"adds()","suite":"CartTests"},"timeLimit":null,"version":1}
        """)
  }

  // MARK: - Fixtures

  private var run: RecordedRun {
    RecordedRun(
      result(of: description("adds()", "adds \u{1b}[31man item"), duration: .milliseconds(250)),
      result(of: description("fails()", nil), .failed, ["no"], duration: .milliseconds(250)),
      result(of: description("fails2()", "fails"), .failed, ["no"], duration: .milliseconds(250)))
  }

  private func description(_ name: String, _ displayName: String?) -> TestDescription {
    TestDescription(
      id: cartID(name), displayName: displayName, suiteDisplayName: "Carts & baskets",
      callSite: cartSite)
  }

  private func record(
    _ kind: String, _ id: String, name: String, displayName: String?, tags: [String] = []
  ) throws -> SwiftTestingRecord.Test {
    let line = (id.split(separator: ":").dropLast().last).map(String.init) ?? "1"
    let text = """
      {"kind":"\(kind)","id":"\(id)","name":"\(name)",\
      "displayName":\(displayName.map { "\"\($0)\"" } ?? "null"),"tags":\(tags),\
      "sourceLocation":{"fileID":"App/C.swift","filePath":"/src/C.swift","line":\(line),"column":1}}
      """
    return try JSONDecoder().decode(SwiftTestingRecord.Test.self, from: Data(text.utf8))
  }
}

private struct NoHost: GroupHost {
  func run(_ group: HostedGroup) async {}
}
