#if Macros
import LitmusReporting
import LitmusRunner
import Testing

@Suite("Suites that @TestSuite lists")
@MainActor struct MacroSuitesTests {
  let lists = TestDiscovery.lists().filter {
    $0.module == "LitmusRunnerTests" && $0.suite.hasPrefix("Macro")
  }

  private func names(in suite: String) -> [String] {
    lists.filter { $0.suite == suite }.flatMap { $0.tests.map(\.id.name) }
  }

  @Test func `All kinds of suites are found, in the order of the source`() {
    #expect(
      lists.map(\.suite) == [
        "MacroStruct", "MacroNamespace.Nested", "MacroClass", "MacroBase", "MacroDerived",
        "MacroActor", "MacroPlainActor", "MacroMainActor", "MacroOwnActor", "MacroOwnActorStruct",
        "MacroPrivate", "MacroAsyncInit", "MacroThrowingInit", "MacroDefaultInit", "MacroExtended",
        "MacroPlace", "MacroConditions", "MacroOnlyConditions", "MacroLimits",
      ])
  }

  @Test func `A suite lists what can be called, in the order of the source`() {
    var expected = [
      "testSync", "testMutating", "testAsync", "testMutatingAsync", "testThatFails",
      "testOnMainActor", "testDeprecated",
    ]
    if #available(macOS 99, iOS 99, *) { expected.append("testAvailableLater") }
    #expect(names(in: "MacroStruct") == expected)
  }

  @Test func `A parameterized test has a test case for each argument`() {
    #expect(
      names(in: "MacroNamespace.Nested") == [
        "testLabel(1)", "testLabel(2)", "testNoLabel(0.5)", "testNoLabel(1.5)", "testAsync(0.5)",
        "testAsync(1.5)", #"testOnMainActor("x")"#,
      ])
  }

  @Test func `A subclass lists what it declares and overrides`() {
    #expect(names(in: "MacroBase") == ["testBase", "testOverridden"])
    #expect(names(in: "MacroDerived") == ["testDerived", "testOverridden"])
  }

  @Test func `Extensions of one type make one suite`() {
    #expect(lists.count { $0.suite == "MacroExtended" } == 1)
    #expect(names(in: "MacroExtended").sorted() == ["testFirst", "testSecond"])
  }

  @Test func `Only what is compiled is listed`() {
    #if os(Linux)
    let expected = ["testFirst", "testPlatform"]
    #else
    let expected = ["testFirst", "testPlatform", "testElsewhere"]
    #endif
    #expect(names(in: "MacroConditions") == expected)
    #expect(names(in: "MacroOnlyConditions") == [])
  }

  @Test func `Tags of the suite come before tags of the test`() {
    let tags = lists.flatMap(\.tests).reduce(into: [:]) { $0["\($1.id)"] = $1.tags }
    #expect(tags["MacroStruct/testSync"] == ["plain", "quick"])
    #expect(tags["MacroStruct/testThatFails"] == ["plain", "quick", "slow"])
    #expect(tags[#"MacroNamespace.Nested/testOnMainActor("x")"#] == ["text"])
    #expect(tags["MacroExtended/testFirst"] == [])
    #expect(tags["MacroExtended/testSecond"] == ["second"])
  }

  @Test func `A test has its own time limit, or its suite's`() throws {
    let tests = try #require(lists.first { $0.suite == "MacroLimits" }?.tests)
    #expect(tests.map(\.timeLimit) == [.seconds(60), .seconds(90), .seconds(30)])
    #expect(tests.map(\.tags) == [["limited"], ["limited"], ["limited", "each"]])
    #expect(lists.first?.tests.first?.timeLimit == nil)
  }

  @Test func `A test has the location of its declaration`() throws {
    let place = try #require(lists.first { $0.suite == "MacroPlace" }?.tests.first?.callSite)
    #expect(place.fileID == "LitmusRunnerTests/MacroSuites.swift")
    #expect(place.filePath.hasSuffix("LitmusRunnerTests/MacroSuites.swift"))
    #expect(place.line == MacroPlace.line + 2)
  }

  @Test(arguments: [false, true])
  func `All of them run, and those that should fail do`(inParallel: Bool) async {
    let runner = TestRunner(
      lists: lists.filter { !$0.tests.isEmpty },
      options: TestRunOptions { $0.runsInParallel = inParallel })
    let summary = await runner.run()
    #expect(summary.passed == lists.flatMap(\.tests).count - 2)
    #expect(
      summary.failedTests.map(\.description).sorted() == [
        "MacroStruct/testThatFails", "MacroThrowingInit/testThatFails",
      ])
    #expect(summary.notRun == 0)
    #expect(summary.unattributed.isEmpty)
  }
}
#endif
