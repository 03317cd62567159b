import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `A subject that several test cases do not reset` {
  @Test(arguments: 1...3)
  func `is reported in each of them, once`(number: Int) {
    let line = #line + 2
    func forget() {
      @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: EventLog())
      _ = sut
    }
    let failures = FailureRecorder.record {
      forget()
      forget()
    }
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test(arguments: 1...3)
  func `is reported in each of them without a recorder, too`(number: Int) {
    withKnownIssue {
      @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: EventLog())
      _ = sut
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Subject was released without its onReset, but expected that to be called before. To fix \
        this, add the trait .resetsResettables, or call reset()
        """
      ]
    }
  }
}
