@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `An action for the time after a tear-down` {
  @Test func `runs once, with the test case`() {
    let scope = TestScope()
    let recorder = FailureRecorder()
    let testCase = Fixture()
    scope.afterTearDown { object in
      let message = object === testCase ? "after" : "of another case"
      recorder.report(ReportedFailure(message: message, callSite: CallSite()))
    }
    scope.end()
    #expect(recorder.messages == [])
    scope.finish(testCase)
    scope.finish(testCase)
    #expect(recorder.messages == ["after"])
  }

  @Test func `is released by a scope that has been torn down`() {
    for scope in [TestScope.ended, tornDown(TestScope())] {
      weak var released: Fixture?
      do {
        let fixture = Fixture()
        released = fixture
        scope.afterTearDown { _ in withExtendedLifetime(fixture) {} }
      }
      #expect(released == nil)
    }
  }
}

// MARK: - Fixtures

private final class Fixture: Sendable {}

private func tornDown(_ scope: TestScope) -> TestScope {
  scope.end()
  scope.finish(Fixture())
  return scope
}
