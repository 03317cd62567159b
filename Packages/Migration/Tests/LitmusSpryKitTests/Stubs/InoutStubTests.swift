import LitmusReporting
import LitmusSpryKit
import Testing

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
    return call.answer(updating: &updates)
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
    call.answer(as: Void.self, updating: &updates)
  }

  private func spyReceived(
    _ name: String,
    arguments: (inout Arguments) -> Void
  ) -> SpryCall {
    spryReceived(
      name, signature: name, fileID: #fileID, filePath: #filePath, line: 1, column: 1,
      arguments: arguments)
  }
}

@Suite struct `A stub of a function with inout parameters` {
  private let fake = FakeCounter()

  @Test func `writes back what it sets`() {
    fake.stub(.increment).andUpdate { arguments in
      arguments[0] = 7
      return true
    }
    var number = 1
    #expect(fake.increment(&number, by: 2))
    #expect(number == 7)
    expectHaveReceived(fake, .increment, with: 1, 2)
  }

  @Test func `returns nothing where the function does`() {
    fake.stub(.swap).andUpdateVoid { $0.swapAt(0, 1) }
    var (left, right) = ("a", "b")
    fake.swap(&left, &right)
    #expect(left == "b")
    #expect(right == "a")
  }

  @Test func `leaves alone what it does not set`() {
    var number = 1
    fake.stub(.increment).andReturn(true)
    #expect(fake.increment(&number, by: 2))
    #expect(number == 1)
    fake.stubAgain(.increment).andUpdate { _ in true }
    #expect(fake.increment(&number, by: 2))
    #expect(number == 1)
  }

  @Test func `is reported when it writes a value of another type, and leaves the argument alone`() {
    var number = 1
    let line = #line + 1
    fake.stub(.increment).andUpdate { arguments in
      arguments[0] = "x"
      return true
    }
    let failures = FailureRecorder.record { #expect(fake.increment(&number, by: 2)) }
    #expect(
      failures.map(\.message) == [
        """
        Wrote "x" (String) to argument 1 of increment(_:by:), but expected a value of type Int
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(number == 1)
  }

  @Test func `is reported when it writes nil, or removes arguments`() {
    var (left, right) = ("a", "b")
    let line = #line + 1
    fake.stub(.swap).andUpdateVoid { $0 = [nil] }
    let failures = FailureRecorder.record { fake.swap(&left, &right) }
    #expect(
      failures.map(\.message) == [
        "Wrote nil to argument 1 of swap(_:_:), but expected a value of type String",
        "Removed argument 2 of swap(_:_:), but expected a value of type String",
      ])
    #expect(failures.map(\.callSite.line) == [line, line])
    #expect([left, right] == ["a", "b"])
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
