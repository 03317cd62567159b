import LitmusReporting
import LitmusSpies
import Testing

@Suite(.spyScope) struct `The record of static members` {
  @Test func `is one for each type that a generic fake is used with`() {
    FakeBox<Int>.when(.size).andReturn(1)
    FakeBox<String>.when(.size).andReturn(2)
    #expect(FakeBox<Int>.size() == 1)
    #expect(FakeBox<String>.size() == 2)
    expectReceived(FakeBox<Int>.calls(.size), times: 1)
    expectNoOtherCalls(FakeBox<Bool>.self)
  }

  @Test func `is that of the class that a member is called on, inherited or not`() {
    FakeVehicle.when(.play).andReturn(4)
    FakeBicycle.when(.play).andReturn(2)
    #expect(FakeVehicle.play() == 4)
    #expect(FakeBicycle.play() == 2)
    expectReceived(FakeVehicle.calls(.play), times: 1)
    expectReceived(FakeBicycle.calls(.play), times: 1)
    let type: FakeVehicle.Type = FakeBicycle.self
    #expect(type.play() == 2)
    #expect(FailureRecorder.record { _ = FakeTricycle.play() }.count == 1)
    expectReceived(FakeVehicle.calls(.play), times: 1)
  }

  @Test func `is that of the subclass also when an override calls the superclass`() {
    FakeTandem.when(.play).andReturn(2)
    #expect(FakeTandem.play() == 20)
    expectReceived(FakeTandem.calls(.play), times: 1)
    expectNoOtherCalls(FakeVehicle.self)
  }
}

// MARK: - Fixtures

private final class FakeBox<Value>: HandwrittenFake {
  let spyRecord = SpyRecord()
  enum Function: String { case size }
  static func size() -> Int { spy(.size) }
}

private class FakeVehicle: FakeInstrument {}

private final class FakeBicycle: FakeVehicle {}

private final class FakeTricycle: FakeVehicle {}

private final class FakeTandem: FakeVehicle {
  override class func play(_ note: Int = 0) -> Int { super.play() * 10 }
}
