import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `SpryKit's fakes` {
  private let fake = FakePantry()

  @Test func `count and describe their calls`() {
    #expect(!fake.haveRecordedCalls)
    #expect(fake.didCall(.take).friendlyDescription == "<>")
    fake.log("a")
    fake.stub(.take).andReturn(1)
    _ = fake.take("b", count: 2)
    #expect(fake.recordedCallsCount == 2)
    let result = fake.didCall(.take)
    #expect(result.isSuccess)
    #expect(result.friendlyDescription == "log with <a>; take(_:count:) with <b>, <2>")
    #expect(
      result.description == """
        [RecordedCall(function: <log>, arguments: <<Optional("a")>>), \
        RecordedCall(function: <take(_:count:)>, arguments: <<Optional("b")>, <Optional(2)>>)]
        """)
    #expect("\(result)" == result.debugDescription)
  }

  @Test func `have stubs of one protocol`() {
    let stub: any Stub = fake.stub(.take)
    answerWithCount(stub.with("a", 3))
    #expect(fake.take("a", count: 3) == 3)
  }

  @Test func `report at the file and line that they pass on`() {
    let failures = FailureRecorder.record {
      let _: Int = fake.spryify("none()", file: "/a/Tests/Fake.swift", line: 4)
      let _: Int = fake.spryify("none()", fallbackValue: 1, file: "/a/Tests/Fake.swift", line: 5)
      let _: Int = fake.stubbedValue("none()", file: "/a/Tests/Fake.swift", line: 6)
      fake.recordCall(functionName: "none()", file: "/a/Tests/Fake.swift", line: 7)
    }
    #expect(failures.map(\.callSite.line) == [4, 5, 6, 7])
    #expect(Set(failures.map(\.callSite.fileID)) == ["Tests/Fake.swift"])
  }

  @Test func `have captors of their own`() {
    let captor = ArgumentCaptor()
    fake.stub(.take).with(captor, Argument.anything).andReturn(1)
    _ = fake.take("a", count: 1)
    #expect(captor.getValue(as: String.self) == "a")
  }

  @Test func `find a function by its name`() {
    #expect(
      FakePantry.Function(functionName: "log(_:)", type: FakePantry.self, file: "", line: 1) == .log
    )
    expectThrowsAssertion(containing: "Looked for none() at Fake.swift:1") {
      _ = FakePantry.Function(
        functionName: "none()", type: FakePantry.self, file: "Fake.swift", line: 1)
    }
  }

  @Test func `compare arguments by their cases`() {
    #expect(Argument.anything == .anything)
    #expect(Argument.pass { _ in true } == .validator { _ in false })
    #expect(Argument.isType(Int.self) == .instanceOf(String.self))
    #expect(Argument.nil != .nonNil)
    #expect(Argument.skipped.debugDescription == "Argument.skipped")
    #expect(Argument.skipped.friendlyDescription == "Argument.skipped")
  }
}

private func answerWithCount<Answered: Stub>(_ stub: Answered) {
  let closure: Answered.DoClosure<Any?> = { arguments in arguments[1] }
  stub.andDo(closure)
}
