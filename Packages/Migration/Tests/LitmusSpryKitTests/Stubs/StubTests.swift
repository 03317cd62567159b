import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub` {
  private let fake = FakeLibrary()

  @Test func `answers every call if it has no arguments`() {
    fake.stub(.load).andReturn(1)
    #expect(fake.load("x") == 1)
    #expect(fake.load("y") == 1)
  }

  @Test func `answers calls with its arguments before one that has none`() {
    fake.stub(.move).with("x", 1).andReturn("both")
    fake.stub(.move).andReturn("other")
    #expect(fake.move("x", to: 1) == "both")
    #expect(fake.move("x", to: 2) == "other")
    #expect(fake.move(nil, to: 1) == "other")
  }

  @Test func `answers before those that were made earlier`() {
    fake.stub(.move).with("x", Argument.anything).andReturn("first")
    fake.stub(.move).with(Argument.anything, 1).andReturn("second")
    #expect(fake.move("x", to: 1) == "second")
    #expect(fake.move("x", to: 2) == "first")
  }

  @Test func `answers properties`() {
    fake.stub(.count).andReturn(3)
    #expect(fake.count == 3)
    fake.count = 5
    #expect(fake.count == 3)
    expectHaveReceived(fake, .count, with: 5, countSpecifier: .exactly(1))
  }

  @Test func `answers as the type that the function has`() {
    fake.stub(.book).andReturn(Book(name: "x"))
    #expect(fake.book() == Book(name: "x"))
    fake.stubAgain(.book).andReturn(nil)
    #expect(fake.book() == nil)
    fake.stub(.named).andReturn(Book(name: "y"))
    #expect(fake.named().name == "y")
    #expect(fake.named().name == "y")
  }

  @Test func `answers functions that return nothing`() {
    fake.stub(.close).andReturn()
    fake.close()
    fake.stubAgain(.close).andReturn("anything")
    fake.close()
    var closures = 0
    fake.stubAgain(.close).andDoVoid { _ in closures += 1 }
    fake.close()
    #expect(closures == 1)
  }

  @Test func `gives its closure the arguments`() {
    fake.stub(.move).andDo { arguments in "\(arguments)" }
    #expect(fake.move("x", to: 1) == #"[Optional("x"), Optional(1)]"#)
    #expect(fake.move(nil, to: 1) == "[nil, Optional(1)]")
  }

  @Test func `answers an optional of an optional with the outermost nil`() {
    let fake = FakeSwitchboard()
    fake.stub(.line).andReturn(nil)
    #expect(fake.line() == Int??.none)
    fake.stubAgain(.line).andReturn(Int??.some(nil) as Any)
    #expect(fake.line() == Int??.some(nil))
    fake.stubAgain(.line).andReturn(1)
    #expect(fake.line() == 1)
  }

  @Test func `answers with a closure that is Sendable only in the function's type`() throws {
    let fake = FakeSwitchboard()
    fake.stub(.handler).andReturn { (number: Int) in "\(number)" }
    #expect(fake.handler()(1) == "1")
    fake.stub(.optionalHandler).andReturn { (number: Int) throws in "\(number)" }
    #expect(try fake.optionalHandler()?(2) == "2")
    fake.stub(.plainHandler).andReturn({ "\($0)" } as @Sendable (Int) -> String)
    #expect(fake.plainHandler()(3) == "3")
    let captor = Argument.captor()
    fake.stub(.onRing).with(captor).andReturn()
    fake.onRing { "\($0)" }
    #expect(captor.getValue(as: ((Int) -> String).self)(4) == "4")
    #expect(!captor.isType(((Int8) -> String).self))
  }

  @Test func `remains until the stubs are reset`() {
    fake.stub(.load).andReturn(1)
    fake.load("x")
    fake.resetCalls()
    #expect(fake.load("x") == 1)
    fake.resetStubs()
    let failures = FailureRecorder.record { fake.load("x") }
    #expect(failures.count == 1)
    expectHaveReceived(fake, .load, countSpecifier: .exactly(2))
  }

  @Test func `reports a value of another type`() {
    let line = #line + 1
    fake.stub(.load).andReturn("one")
    fake.stub(.book).andReturn(Shelf.self)
    let failures = FailureRecorder.record {
      #expect(fake.load("x") == 0)
      #expect(fake.book() == nil)
    }
    #expect(
      failures.map(\.message) == [
        #"Answered load("x") with "one" (String), but expected a value of type Int"#,
        "Answered book() with Shelf (Shelf.Type), but expected a value of type Optional<Book>",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    #expect(failures.map(\.callSite.fileID) == Array(repeating: #fileID, count: 2))
  }

  @Test func `reports nil for a function that returns no optional`() {
    fake.stub(.load).andReturn(nil)
    let failures = FailureRecorder.record { #expect(fake.load("x") == 0) }
    #expect(
      failures.map(\.message) == [
        #"Answered load("x") with nil, but expected a value of type Int"#
      ])
  }

  @Test func `reports a wrong number of arguments once, at its line`() {
    fake.stub(.move).andReturn("any")
    fake.stub(.move).with("x").andReturn("wrong")
    let line = #line - 1
    let failures = FailureRecorder.record {
      #expect(fake.move("x", to: 1) == "any")
      #expect(fake.move("x", to: 1) == "any")
    }
    #expect(
      failures.map(\.message) == [
        "Stubbed move(_:to:) with 1 argument, but expected 2, as in the call "
          + #"move("x", to: 1)"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }
}

private let fakeFile = "LitmusSpryKitTests/FakeLibrary.swift"

// MARK: - Fixtures

private final class FakeSwitchboard: Spryable {
  enum Function: String, StringRepresentable {
    case line = "line()"
    case handler = "handler()"
    case optionalHandler = "optionalHandler()"
    case plainHandler = "plainHandler()"
    case onRing = "onRing(_:)"
  }

  let spyRecord = SpyRecord()

  func line() -> Int?? { spryify() }
  func handler() -> @Sendable (Int) -> String { spryify() }
  func optionalHandler() -> (@Sendable (Int) throws -> String)? { spryify() }
  func plainHandler() -> (Int) -> String { spryify() }
  func onRing(_ handler: @escaping @Sendable (Int) -> String) { spryify(arguments: handler) }
}
