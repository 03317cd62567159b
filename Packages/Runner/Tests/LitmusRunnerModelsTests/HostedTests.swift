import LitmusReporting
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerModels

@Suite @MainActor struct `Tests of another framework, in a model` {
  @Test
  func `run alone, also as one test case of a function that only runs with all of them`() async {
    let ran = Log()
    let model = await model(hosted(by: Host(ran: ran)), cart("testAdds"))
    #expect(model.tests.map(\.title) == ["adds(1)", "adds(2)", "sends", "testAdds"])
    await model.run(.test(id("adds(2)")))
    #expect(ran.entries == ["adds(2)"])
    #expect(model.statuses == [.notRun, .failed, .notRun, .notRun])
    await model.run(.failed)
    #expect(ran.entries == ["adds(2)", "adds(2)"])
    #expect(model.tests[1].change == .stillFailing)
  }

  @Test func `run together with all others`() async {
    let ran = Log()
    let model = await model(hosted(by: Host(ran: ran)), cart("testAdds"))
    await model.run()
    #expect(ran.entries == ["adds(1)", "adds(2)", "sends"])
    #expect(model.statuses == [.passed, .failed, .passed, .passed])
    #expect((model.progress.finished, model.progress.total) == (4, 4))
    #expect(model.unattributed.isEmpty)
  }

  private func id(_ name: String) -> TestID {
    TestID(module: "Hosted", suite: "Shop", name: name)
  }

  private func hosted(by host: Host) -> AnyTestList {
    let names = [
      HostedName(function: "adds", testCase: "1"), HostedName(function: "adds", testCase: "2"),
      HostedName(function: "sends"),
    ]
    return AnyTestList(
      module: "Hosted", suite: "Shop", callSite: CallSite(), host: host,
      entries: names.map { name in
        AnyTestList.Entry(
          description: TestDescription(id: id(Host.title(of: name)), callSite: CallSite()),
          isAsync: true, hosted: name,
          parameterizedFunction: name.testCase.map { _ in name.function }, run: { _ in })
      })
  }
}

// MARK: - Fixtures

/// A framework in which each second test case fails.
private struct Host: GroupHost {
  let ran: Log

  static func title(of name: HostedName) -> String {
    name.testCase.map { "\(name.function)(\($0))" } ?? name.function
  }

  func run(_ group: HostedGroup) async {
    for member in group.waiting {
      guard let test = group.begin(member.name) else { continue }
      ran(Self.title(of: member.name))
      if member.name.testCase == "2" {
        _ = test.report(ReportedFailure(message: "No", callSite: CallSite()))
      }
      group.end(member.name)
    }
  }
}
