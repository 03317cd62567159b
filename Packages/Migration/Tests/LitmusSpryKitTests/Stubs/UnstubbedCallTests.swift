import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A call without a stub` {
  private let fake = FakeLibrary()

  @Test func `is reported with the nearest stub and all stubs`() {
    let line = #line + 1
    fake.stub(.move).with("x", 1).andReturn("a")
    fake.stub(.move).with("y", 2).andReturn("b")
    fake.stub(.load).andReturn(1)
    let failures = FailureRecorder.record { #expect(fake.move("z", to: 2) == "") }
    #expect(
      failures.map(\.message) == [
        """
        Called move("z", to: 2), but expected a stub that answers it
        Nearest stub: move("y", to: 2), at UnstubbedCallTests.swift:\(line + 1)
          argument 1: "z", but expected "y"
        Stubs:
          move("x", to: 1), at UnstubbedCallTests.swift:\(line)
          move("y", to: 2), at UnstubbedCallTests.swift:\(line + 1)
          load(_:), at UnstubbedCallTests.swift:\(line + 2)
        To fix this, stub move("z", to: 2)
        """
      ])
    #expect(failures.map(\.callSite.line) == [52])
    #expect(failures.map(\.callSite.fileID) == ["LitmusSpryKitTests/FakeLibrary.swift"])
  }

  @Test func `is reported with what is missing or too much`() {
    let line = #line + 1
    fake.stub(.load).with("x", 1).andReturn(1)
    fake.stub(.move).with("x").andReturn("a")
    let failures = FailureRecorder.record {
      fake.load("x")
      fake.move("x", to: 1)
    }
    let list = """
      Stubs:
        load("x", 1), at UnstubbedCallTests.swift:\(line)
        move("x"), at UnstubbedCallTests.swift:\(line + 1)
      """
    #expect(
      failures.map(\.message).filter { $0.hasPrefix("Called") } == [
        """
        Called load("x"), but expected a stub that answers it
        Nearest stub: load("x", 1), at UnstubbedCallTests.swift:\(line)
          argument 2: no argument, but expected 1
        \(list)
        To fix this, stub load("x")
        """,
        """
        Called move("x", to: 1), but expected a stub that answers it
        Nearest stub: move("x"), at UnstubbedCallTests.swift:\(line + 1)
          argument 1: "x" and 1 more argument, but expected "x"
        \(list)
        To fix this, stub move("x", to: 1)
        """,
      ])
  }

  @Test func `throws where the function throws`() {
    let problem = """
      Called read(), but expected a stub that answers it
      Stubs: none
      To fix this, stub read()
      """
    let failures = FailureRecorder.record {
      let error = #expect(throws: UnstubbedCallError.self) { try fake.read() }
      #expect(error?.description == "follows from the failure before: read() has no stub")
      #expect(throws: UnstubbedCallError.self) { try fake.readShelf() }
      #expect(throws: UnstubbedCallError.self) { try fake.save() }
    }
    #expect(failures.map(\.message).first == problem)
    #expect(failures.map(\.callSite.line) == [57, 61, 62])
  }

  @Test func `returns nothing, or the default of the type, and is recorded`() async throws {
    let failures = try await FailureRecorder.record {
      fake.close()
      #expect(fake.load("x") == 0)
      #expect(fake.names() == [])
      #expect(fake.book() == nil)
      #expect(fake.count == 0)
      #expect(await fake.fetch("x") == 0)
      let text = try fake.readTyped()
      #expect(text == "")
      await #expect(throws: UnstubbedCallError.self) { try await fake.fetchThrowing("x") }
    }
    #expect(failures.map(\.callSite.line) == [56, 50, 67, 53, 45, 63, 59, 65])
    expectHaveReceived(fake, .load, with: "x")
  }

  @Test func `returns the function's own value where it has one`() throws {
    #expect(fake.fallback().number == -1)
    #expect(try fake.fallbackThrowing() == -1)
    fake.stub(.fallback).andReturn(Shelf(number: 1))
    fake.stub(.fallbackThrowing).andThrow(LibraryError.full)
    #expect(fake.fallback().number == 1)
    #expect(throws: LibraryError.full) { try fake.fallbackThrowing() }
  }
}

@Suite struct `The policy of a fake` {
  /// The calls that are reported of a fake with a policy.
  private func reported(_ policy: FakePolicy?) -> [Substring] {
    let fake = FakeLibrary()
    fake.spyRecord.policy = policy
    let (texts, _) = FailureRecorder.texts {
      fake.close()
      #expect(fake.load("x") == 0)
      #expect(fake.book() == nil)
      #expect(fake.fallback().number == -1)
      #expect((try? fake.readShelf()) == nil)
      fake.count = 1
    }
    expectHaveReceived(fake, .load, times: .exactly(1))
    return texts.map { $0.prefix { $0 != "," } }
  }

  @Test func `says which unstubbed calls are failures, where there is a value`() {
    let calls: [Substring] = [
      "Called close()", #"Called load("x")"#, "Called book()", "Called fallback()",
      "Called readShelf()",
    ]
    #expect(reported(.strict) == calls)
    #expect(reported(nil) == calls.filter { $0 != "Called fallback()" })
    #expect(reported(.relaxed) == ["Called readShelf()"])
    #expect(withFakePolicy(.relaxed) { reported(nil) } == ["Called readShelf()"])
  }

  @Test func `that is relaxed lets stubs answer`() {
    let fake = FakeLibrary()
    fake.spyRecord.policy = .relaxed
    fake.stub(.load).andReturn(3)
    #expect(fake.load("x") == 3)
  }
}

extension ExitTests {
  @Suite struct `An unstubbed call without a value` {
    @Test func `stops the process where the value cannot be made, and says why`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let recorder = FailureRecorder()
        withFailureReporter(recorder) { _ = FakeLibrary().shelf() }
      }
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      let message = """
        Fatal error: Called shelf(), but expected a stub that answers it
        Stubs: none
        To fix this, stub shelf(). There is no value of type Shelf to continue with, unless it conforms \
        to FakeDefault
        """
      #expect(text.contains(message))
    }
  }
}
