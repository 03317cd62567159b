import LitmusReporting
import LitmusSpies
import Testing

@Suite(.spyScope) struct `The record of static members` {
  @Test func `is one for each type that a generic fake is used with`() {
    FakeBox<Int>.stub(.size).andReturn(1)
    FakeBox<String>.stub(.size).andReturn(2)
    #expect(FakeBox<Int>.size() == 1)
    #expect(FakeBox<String>.size() == 2)
    expectHaveReceived(FakeBox<Int>.self, .size, countSpecifier: .exactly(1))
    expectHaveNoRecordedCalls(FakeBox<Bool>.self)
  }

  @Test func `is that of the class that a member is called on, inherited or not`() {
    FakeVehicle.stub(.wheels).andReturn(4)
    FakeBicycle.stub(.wheels).andReturn(2)
    #expect(FakeVehicle.wheels() == 4)
    #expect(FakeBicycle.wheels() == 2)
    expectHaveReceived(FakeVehicle.self, .wheels, countSpecifier: .exactly(1))
    expectHaveReceived(FakeBicycle.self, .wheels, countSpecifier: .exactly(1))
    let type: FakeVehicle.Type = FakeBicycle.self
    #expect(type.wheels() == 2)
    #expect(FailureRecorder.record { _ = FakeTricycle.wheels() }.count == 1)
    expectHaveReceived(FakeVehicle.self, .wheels, countSpecifier: .exactly(1))
  }

  @Test func `is that of the subclass also when an override calls the superclass`() {
    FakeTandem.stub(.wheels).andReturn(2)
    #expect(FakeTandem.wheels() == 20)
    expectHaveReceived(FakeTandem.self, .wheels, countSpecifier: .exactly(1))
    expectHaveNoRecordedCalls(FakeVehicle.self)
  }
}

// MARK: - Fixtures

private final class FakeBox<Value>: Spryable {
  enum ClassFunction: String, StringRepresentable { case size = "size()" }
  static func size() -> Int { spryify() }
}

private class FakeVehicle: Spryable {
  enum ClassFunction: String, StringRepresentable { case wheels = "wheels()" }
  class func wheels() -> Int { spryify() }
}

private final class FakeBicycle: FakeVehicle {}

private final class FakeTricycle: FakeVehicle {}

private final class FakeTandem: FakeVehicle {
  override class func wheels() -> Int { super.wheels() * 10 }
}
