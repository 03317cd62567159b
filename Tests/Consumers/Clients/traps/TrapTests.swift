import LitmusTraps
import Testing

struct TrapTests {
  @Test func passes() {
    expectThrowsAssertion { fatalError("no way") }
  }

  @Test func fails() {
    expectThrowsAssertion {}
  }
}
