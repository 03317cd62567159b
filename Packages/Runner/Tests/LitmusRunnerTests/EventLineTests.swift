import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `A line of JSON` {
  private static let test = #""test":{"module":"M","name":"a","suite":"S"}"#

  private func failure(_ line: String) -> TestFailure? {
    var decoder = EventLineDecoder()
    return if case .failure(let failure) = decoder.event(Data(line.utf8)) { failure } else { nil }
  }

  @Test func `is read with any space and in any order`() {
    let failure = failure(
      " {\t\"message\" : \"No\" , \(Self.test) ,\"line\":7, \"event\":\"failure\" }\r")
    #expect(failure?.failure.message == "No")
    #expect(failure?.failure.callSite.line == 7)
    #expect(failure?.test == TestID(module: "M", suite: "S", name: "a"))
  }

  @Test(arguments: [
    (#"é\n\t\"\\\/"#, "é\n\t\"\\/"), (#"\u00e9\ud83d\ude00"#, "é😀"), ("{[:,]}", "{[:,]}"), ("", ""),
  ])
  func `has texts with escapes`(written: String, read: String) {
    #expect(failure(#"{"event":"failure","message":"\#(written)"}"#)?.failure.message == read)
  }

  @Test func `has keys that are not known`() {
    let line = #"{"later":{"event":["x",{"y":"}"}]},"event":"failure","message":"No","x":-1.5e3}"#
    #expect(failure(line)?.failure.message == "No")
  }

  @Test(arguments: [
    "", "nonsense", "{", "}", "[]", "null", "{}{}", #"{"event":"failure""#,
    #"{"event":"failure"} x"#,
    #"{"event":"failure",}"#, #"{"event":"failure" "line":1}"#, #"{"event" "failure"}"#,
    #"{"event":"failure","line":}"#, #"{"event":"failure","line":"1"}"#,
    #"{"event":"failure","line":1.5}"#, #"{"event":"failure","line":99999999999999999999}"#,
    #"{"event":"failure","message":1}"#, #"{"event":"failure","message":"a"#,
    #"{"event":"failure","message":"\"#, #"{"event":"failure","message":"\x"}"#,
    "{\"event\":\"failure\",\"message\":\"a\nb\"}", #"{"event":"failure","late":1}"#,
    #"{"event":"failure","test":"M"}"#, #"{"event":"failure","test":{"module":"M"}}"#,
    #"{"event":"failure","test":{"module":"M"}"#, #"{event:"failure"}"#, #"{1:"failure"}"#,
  ])
  func `is no event if it is malformed, or has a value of another type`(line: String) {
    #expect(failure(line) == nil)
  }

  @Test func `is no event if a text is not in UTF-8`() {
    var decoder = EventLineDecoder()
    let bytes =
      Array(#"{"event":"failure","message":""#.utf8) + [0xff] + Array(#""}"#.utf8)
    #expect(decoder.event(Data(bytes)) == nil)
  }
}

@Suite struct `A result in lines of JSON` {
  @Test func `has the failures of an attempt that another was to follow, and did not`() {
    let test = TestDescription(id: id("A/a"), callSite: cartSite)
    let attempts = (1...2).map { result(of: test, .failed, ["why \($0)"], attempt: $0) }
    var last = attempts[1]
    last.earlierAttempts = [attempts[0]]
    // As when --fail-fast stops the run before the third attempt.
    let events = last.eventsBeforeEnd + [.testRetried(attempts[1]), .testFinished(last)]
    var decoder = EventLineDecoder()
    let read = events.compactMap { decoder.event(Data(JSONLinesReporter.line($0).utf8)) }
    guard case .testFinished(let result)? = read.last else {
      Issue.record("The last event was \(String(describing: read.last))")
      return
    }
    #expect(result.messages == ["why 2"])
    #expect(result.earlierAttempts.map(\.messages) == [["why 1"]])
  }
}
