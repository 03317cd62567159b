import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub` {
  private let fake = FakeLibrary()

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

  @Test func `answers functions that return a value of any type`() async {
    let fake = FakeSwitchboard()
    fake.stub(.object).andReturn(1)
    fake.stub(.token).andReturn("x")
    #expect(fake.object("a") as? Int == 1)
    #expect(await fake.token() as? String == "x")
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

  @Test func `reports a value of another type, or nil for a function that returns no optional`() {
    let line = #line + 1
    fake.stub(.load).andReturn("one")
    fake.stub(.book).andReturn(Shelf.self)
    fake.stub(.move).andReturn(nil)
    let (texts, lines) = FailureRecorder.texts {
      #expect(fake.load("x") == 0)
      #expect(fake.book() == nil)
      #expect(fake.move("x", to: 1) == "")
    }
    #expect(
      texts == [
        #"Answered load("x") with "one" (String), but expected a value of type Int"#,
        "Answered book() with Shelf (Shelf.Type), but expected a value of type Optional<Book>",
        #"Answered move("x", to: 1) with nil, but expected a value of type String"#,
      ])
    #expect(lines == [line, line + 1, line + 2])
  }
}

@Suite struct `The arguments of a stub` {
  private let fake = FakeLibrary()

  @Test func `are met before those of stubs that were made earlier, or that have none`() {
    fake.stub(.move).with("x", Argument.anything).andReturn("first")
    fake.stub(.move).with(Argument.anything).with(1).andReturn("second")
    fake.stub(.move).andReturn("other")
    #expect(fake.move("x", to: 1) == "second")
    #expect(fake.move("x", to: 2) == "first")
    #expect(fake.move(nil, to: 2) == "other")
  }

  @Test func `are reported after an answer, and change nothing`() {
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      _ = fake.stub(.load).andReturn(5).with("x")
      fake.stub(.load).with("a").andReturn(6).then.with("c").andReturn(7)
    }
    #expect(
      texts
        == ["x", "c"].map {
          """
          Stubbed load("\($0)") after an answer, but expected the arguments first. To fix this, \
          put with before the first answer
          """
        })
    #expect(lines == [line, line + 1])
    #expect(["x", "y", "a", "a"].map(fake.load) == [5, 5, 6, 7])
  }

  @Test func `are reported once, at their line, if their number is wrong`() {
    fake.stub(.move).andReturn("any")
    fake.stub(.move).with("x").andReturn("wrong")
    let line = #line - 1
    let (texts, lines) = FailureRecorder.texts {
      #expect(fake.move("x", to: 1) == "any")
      #expect(fake.move("x", to: 1) == "any")
    }
    #expect(
      texts == [
        #"Stubbed move(_:to:) with 1 argument, but expected 2, as in the call move("x", to: 1)"#
      ])
    #expect(lines == [line])
  }

  @Test func `let the next stub, or the fallback, answer instead of a value of a wrong type`() async
  {
    fake.stub(.load).andReturn(7)
    fake.stub(.load).with(Argument.anything).andReturn(3)
    fake.stub(.load).with("a").andReturn("no number")
    #expect(["a", "b"].map(fake.load) == [3, 3])
    fake.stubAgain(.load).with(Argument.anything).andReturn("no number either")
    #expect(fake.load("a") == 7)
    fake.stub(.fetch).andDo { _ async in 7 }
    fake.stub(.fetch).with("a").andDo { _ async in "no number" }
    #expect(await fake.fetch("a") == 7)
    fake.stub(.fallback).andReturn("no shelf")
    #expect(fake.fallback().number == -1)
  }

  @Test func `are reported with the value of the latest stub if none has the right type`() {
    fake.stub(.load).andReturn("nothing")
    let line = #line + 1
    fake.stub(.load).with("a").andReturn("no number")
    let (texts, lines) = FailureRecorder.texts { _ = fake.load("a") }
    #expect(
      texts == [#"Answered load("a") with "no number" (String), but expected a value of type Int"#])
    #expect(lines == [line])
  }
}

@Suite struct `A stub for the same arguments` {
  private let fake = FakeLibrary()

  @Test func `is reported with its arguments, and replaces the first`() {
    let first = fake.stub(.load).andReturn(1)
    fake.stub(.move).with("x", Argument.anything).andReturn("a")
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      fake.stub(.load).andReturn(2)
      fake.stub(.move).with("x", Argument.anything).andReturn("b")
      fake.stub(.move).with("x", Argument.nonNil).andReturn("c")
      fake.stub(.load).then.andReturn(3)
      first.andReturn(4)
    }
    func text(_ title: String, _ line: Int) -> String {
      """
      Stubbed \(title) again, but expected one stub for the same arguments; the first is at \
      StubTests.swift:\(line). To fix this, use stubAgain to replace it
      """
    }
    #expect(
      texts == [
        text("load(_:)", line - 4), text(#"move("x", to: .anything)"#, line - 3),
        text("load(_:)", line), text("load(_:)", line + 3),
      ])
    #expect(lines == [line, line + 1, line + 3, line - 4])
    #expect(fake.load("x") == 4)
  }

  @Test func `is no failure with stubAgain, or after a reset`() {
    fake.stub(.load).andReturn(1)
    fake.stub(.load).with("x").andReturn(2)
    fake.stubAgain(.load).with("x").andReturn(3)
    #expect(["x", "y"].map(fake.load) == [3, 1])
    fake.resetStubs()
    fake.stub(.load).andReturn(4)
    #expect(fake.load("x") == 4)
  }

  @Test func `is not known for closures, of which the latest is asked first`() {
    fake.stub(.load).with(Argument.pass { $0 is String }).andReturn(1)
    fake.stub(.load).with(Argument.pass { $0 is String }).andReturn(2)
    #expect(fake.load("x") == 2)
  }
}

@Suite struct `A stub with several answers` {
  private let fake = FakeLibrary()

  @Test func `gives one after the other: values, errors and closures; the last one stays`() throws {
    fake.stub(.read).andReturn("x").then.andThrow(LibraryError.closed).then.andDo { _ in "y" }
    #expect(try fake.read() == "x")
    #expect(throws: LibraryError.closed) { try fake.read() }
    #expect(try [fake.read(), fake.read()] == ["y", "y"])
    fake.stub(.load).andReturn(0)
    fake.stub(.load).with("x").andReturn(1, 2).then.andReturn(3, 4)
    #expect(["y", "x", "x", "y", "x", "x", "x"].map(fake.load) == [0, 1, 2, 0, 3, 4, 4])
  }

  @Test func `gets more of them, after those that calls were given, in its place`() {
    let all = fake.stub(.load).with(Argument.anything).andReturn(1)
    let one = fake.stub(.load).with("x").andReturn(5)
    #expect(["y", "y", "x"].map(fake.load) == [1, 1, 5])
    all.then.andReturn(2)
    one.then.andReturn(6)
    #expect(["y", "y", "x"].map(fake.load) == [2, 2, 6])
    all.then.andReturn(3, 4)
    #expect(["y", "y", "x"].map(fake.load) == [3, 4, 6])
  }

  @Test func `begins anew after a reset, or after another stub has replaced it`() {
    let stub = fake.stub(.load).andReturn(1, 2)
    #expect(fake.load("x") == 1)
    fake.resetStubs()
    stub.then.andReturn(3).then.andReturn(4)
    #expect(["x", "x"].map(fake.load) == [3, 4])
    let first = fake.stubAgain(.load).andReturn(5)
    fake.stubAgain(.load).andReturn(6)
    first.then.andReturn(7)
    #expect(fake.load("x") == 7)
  }

  @Test(arguments: [true, false])
  func `gives all that threads add at once`(afterFirst: Bool) async {
    // The first answers are the ones that may make two stubs, so there are many of them.
    for _ in 1...200 {
      let fake = FakeLibrary()
      let stub = fake.stub(.load)
      if afterFirst { stub.andReturn(0) }
      let values = Set(1...8)
      let failures = await FailureRecorder.record {
        await withTaskGroup(of: Void.self) { group in
          for value in values { group.addTask { stub.then.andReturn(value) } }
        }
      }
      #expect(failures.isEmpty)
      let given = (0..<values.count + (afterFirst ? 1 : 0)).map { _ in fake.load("x") }
      #expect(Set(given) == values.union(afterFirst ? [0] : []))
    }
  }

  @Test func `has all of them as soon as it has one`() async throws {
    for _ in 1...300 {
      let fake = FakeLibrary()
      async let given = {
        var given: [Int] = []
        while given.count < 3 {
          let value = try fake.fallbackThrowing()
          if value == -1 { await Task.yield() } else { given.append(value) }
        }
        return given
      }()
      fake.stub(.fallbackThrowing).andReturn(1, 2, 3)
      #expect(try await given == [1, 2, 3])
    }
  }
}

@Suite struct `A stub that throws` {
  private let fake = FakeLibrary()

  @Test func `throws the error, or that of its closure, of the function's type`() {
    fake.stub(.save).andThrow(OtherError.other)
    fake.stub(.read).andDo { _ in throw LibraryError.full }
    fake.stub(.readTyped).andThrow(LibraryError.full)
    #expect(throws: OtherError.other) { try fake.save() }
    #expect(throws: LibraryError.full) { try fake.read() }
    do {
      _ = try fake.readTyped()
      Issue.record("Nothing was thrown")
    } catch {
      let thrown: LibraryError = error
      #expect(thrown == .full)
    }
  }

  @Test func `is reported where the function throws nothing or another type`() throws {
    let line = #line + 1
    fake.stub(.load).andThrow(LibraryError.closed)
    fake.stub(.close).andDoVoid { _ in throw LibraryError.full }
    fake.stub(.readTyped).andThrow(OtherError.other)
    let (texts, lines) = try FailureRecorder.texts {
      #expect(fake.load("x") == 0)
      fake.close()
      let text = try fake.readTyped()
      #expect(text == "")
    }
    #expect(
      texts == [
        #"Answered load("x") by throwing LibraryError.closed, but expected no error, because the "#
          + "function does not throw",
        "Answered close() by throwing LibraryError.full, but expected no error, because the function "
          + "does not throw",
        "Answered readTyped() by throwing OtherError.other, but expected an error of type "
          + "LibraryError",
      ])
    #expect(lines == [line, line + 1, line + 2])
  }

  @Test func `is reported with a value of another type, and throws`() {
    fake.stub(.read).andReturn(1)
    let (texts, _) = FailureRecorder.texts {
      let error = #expect(throws: UnstubbedCallError.self) { try fake.read() }
      #expect(error?.description == "follows from the failure before: read() has no stub")
    }
    #expect(texts == ["Answered read() with 1 (Int), but expected a value of type String"])
  }
}

// MARK: - Fixtures

private final class FakeSwitchboard: Spryable {
  enum Function: String, StringRepresentable {
    case line = "line()"
    case handler = "handler()"
    case optionalHandler = "optionalHandler()"
    case plainHandler = "plainHandler()"
    case onRing = "onRing(_:)"
    case object = "object(_:)"
    case token = "token()"
  }

  let spyRecord = SpyRecord()

  func line() -> Int?? { spryify() }
  func object(_ key: String) -> Any? { spryify(arguments: key) }
  func token() async -> any Sendable { await spryifyAsync() }
  func handler() -> @Sendable (Int) -> String { spryify() }
  func optionalHandler() -> (@Sendable (Int) throws -> String)? { spryify() }
  func plainHandler() -> (Int) -> String { spryify() }
  func onRing(_ handler: @escaping @Sendable (Int) -> String) { spryify(arguments: handler) }
}
