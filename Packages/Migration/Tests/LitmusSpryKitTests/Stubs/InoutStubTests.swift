import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub of a function with inout parameters` {
  private let fake = FakeCounter()

  @Test func `writes back what it sets, and leaves alone what it does not`() {
    var number = 1
    fake.stub(.increment).andUpdate { arguments in
      arguments[0] = 7
      return true
    }
    #expect(fake.increment(&number, by: 2))
    #expect(number == 7)
    expectHaveReceived(fake, .increment, with: 1, 2)
    fake.stubAgain(.increment).andUpdate { _ in true }
    #expect(fake.increment(&number, by: 2))
    fake.stubAgain(.increment).andReturn(true)
    #expect(fake.increment(&number, by: 2))
    #expect(number == 7)
    fake.stub(.swap).andUpdateVoid { $0.swapAt(0, 1) }
    var (left, right) = ("a", "b")
    fake.swap(&left, &right)
    #expect([left, right] == ["b", "a"])
  }

  @Test func `is reported when it writes nil or another type, or removes arguments`() {
    var (left, right) = ("a", "b")
    let line = #line + 1
    fake.stub(.swap).andUpdateVoid { $0 = [nil] }
    fake.stub(.increment).andUpdate { arguments in
      arguments[0] = "x"
      return true
    }
    var number = 1
    let (texts, lines) = FailureRecorder.texts {
      fake.swap(&left, &right)
      #expect(fake.increment(&number, by: 2))
    }
    #expect(
      texts == [
        "Wrote nil to argument 1 of swap(_:_:), but expected a value of type String",
        "Removed argument 2 of swap(_:_:), but expected a value of type String",
        #"Wrote "x" (String) to argument 1 of increment(_:by:), but expected a value of type Int"#,
      ])
    #expect(lines == [line, line, line + 1])
    #expect([left, right] == ["a", "b"] && number == 1)
  }

  @Test func `writes what its closure set before it threw`() {
    fake.stub(.increment).andUpdate { arguments in
      arguments[0] = 7
      throw LibraryError.full
    }
    var number = 1
    let failures = FailureRecorder.record { #expect(!fake.increment(&number, by: 2)) }
    #expect(failures.count == 1)
    #expect(number == 7)
  }
}

@Suite struct `An update that goes nowhere` {
  private let fake = FakeDial()

  @Test func `is reported at the stub's line, also in an async member`() async {
    let line = #line + 1
    fake.stub(.turn).andUpdate { arguments in
      arguments[1] = 7
      return true
    }
    fake.stub(.press).andUpdateVoid { arguments in arguments[0] = 2 }
    let failures = await FailureRecorder.record {
      var number = 1
      #expect(fake.turn(by: 2, &number))
      #expect(number == 1)
      await fake.press(1) {}
    }
    #expect(
      failures.map(\.message).first
        == "Wrote 7 (Int) to argument 2 of turn(by:_:), but expected an inout parameter that the fake "
        + "writes back. To fix this, pass updating: to spryify, if the fake is by hand")
    #expect(failures.map(\.callSite.line) == [line, line + 4])
  }

  @Test func `is none where nothing changes`() async {
    fake.stub(.turn).andUpdate { _ in true }
    fake.stub(.press).andUpdateVoid { arguments in arguments[0] = 1 }
    var number = 1
    #expect(fake.turn(by: 2, &number))
    await fake.press(1) {}
  }
}

// MARK: - Fixtures

/// As generated code calls the engine where a function has inout parameters.
private final class FakeCounter: Spryable {
  enum Function: String, StringRepresentable {
    case increment = "increment(_:by:)"
    case swap = "swap(_:_:)"
  }

  let spyRecord = SpyRecord()

  func increment(_ number: inout Int, by step: Int) -> Bool {
    var updates = SpyUpdates()
    let call = spyReceived("increment(_:by:)") { [number] arguments in
      arguments.append(number)
      arguments.append(step)
    }
    defer { updates.write(0, to: &number) }
    return call.answer(updating: { updates = $0 })
  }

  func swap(_ left: inout String, _ right: inout String) {
    var updates = SpyUpdates()
    let call = spyReceived("swap(_:_:)") { [left, right] arguments in
      arguments.append(left)
      arguments.append(right)
    }
    defer {
      updates.write(0, to: &left)
      updates.write(1, to: &right)
    }
    call.answer(as: Void.self, updating: { updates = $0 })
  }

  private func spyReceived(
    _ name: String, arguments: (inout Arguments) -> Void
  ) -> SpryCall {
    spryCall(
      name, signature: name, fileID: #fileID, filePath: #filePath, line: 1, column: 1,
      arguments: arguments)
  }
}

/// It does not write back what stubs change.
private final class FakeDial: Spryable {
  enum Function: String, StringRepresentable {
    case turn = "turn(by:_:)"
    case press = "press(_:_:)"
  }

  let spyRecord = SpyRecord()

  func turn(by step: Int, _ number: inout Int) -> Bool { spryify(arguments: step, number) }

  func press(_ number: Int, _ action: @escaping @Sendable () -> Void) async {
    let _: Void = await spryifyAsync(arguments: number, action, asType: Void.self)
  }
}
