import LitmusTestResettable
import Testing

@Suite struct `A property of xctest-resettable` {
  @Test func `takes an optional method`() {
    let subject = Counted()
    let method: Resettable<Counted>.ResetMethodReference? = Counted.reset
    let property = Resettable(wrappedValue: subject, onReset: method)
    property.reset()
    #expect(property.wrappedValue == nil)
    #expect(subject.resetCount == 1)
  }

  @Test func `takes no method`() {
    @Resettable(onReset: nil) var subject: Counted! = Counted()
    let held = subject
    $subject.reset()
    #expect(subject == nil)
    #expect(held?.resetCount == 0)
  }

  @Test func `takes a closure that returns the method`() {
    @Resettable(onReset: { sut in { sut.reset() } }) var subject: Counted! = Counted()
    @Resettable(onReset: { sut in sut.reset }) var other: Counted! = Counted()
    let (held, otherHeld) = (subject, other)
    $subject.reset()
    $other.reset()
    #expect(held?.resetCount == 1)
    #expect(otherHeld?.resetCount == 1)
  }

  @Test func `takes closures of Litmus too`() {
    @Resettable(onReset: { $0.reset() }) var subject: Counted! = Counted()
    @Resettable(onReset: { sut in
      sut.reset()
      sut.reset()
    }) var other: Counted! = Counted()
    let (held, otherHeld) = (subject, other)
    $subject.reset()
    $other.reset()
    #expect(held?.resetCount == 1)
    #expect(otherHeld?.resetCount == 2)
  }

  @Test func `takes a method reference`() {
    @Resettable(onReset: Counted.reset) var subject: Counted! = Counted()
    let held = subject
    $subject.reset()
    #expect(held?.resetCount == 1)
  }
}

// MARK: - Fixtures

private final class Counted {
  var resetCount = 0
  func reset() { resetCount += 1 }
}
