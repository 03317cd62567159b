import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A captor` {
  private let fake = FakeLibrary()
  private let captor = Argument.captor()

  @Test func `keeps the argument of each call that its stub answers`() {
    fake.stub(.move).with(captor, 1).andReturn("")
    fake.stub(.move).with("x", 1).andReturn("")
    fake.stub(.move).andReturn("")
    fake.move("a", to: 1)
    fake.move("b", to: 2)
    fake.move(nil, to: 1)
    fake.move("x", to: 1)
    fake.move("c", to: 1)
    #expect(captor.count == 3)
    #expect(captor.getValue() == "a")
    #expect(captor.getValue(at: 1, as: String?.self) == nil)
    let last: String = captor[2]
    #expect(last == "c")
  }

  @Test func `keeps the argument before the stub's closure runs`() {
    let captor = ArgumentCaptor()
    fake.stub(.load).with(captor).andDo { _ in captor.count }
    #expect(fake.load("x") == 1)
    #expect(fake.load("y") == 2)
  }

  @Test func `knows the type of what it captured`() {
    fake.stub(.move).with(captor, Argument.anything).andReturn("")
    fake.move("x", to: 1)
    fake.move(nil, to: 1)
    #expect(captor.isType(String.self))
    #expect(!captor.isType(Int.self))
    #expect(!captor.isType(String.self, at: 1))
    #expect(captor.isType(String?.self, at: 1))
    #expect(!captor.isType(String.self, at: 2))
    #expect(!captor.isType(String.self, at: -1))
  }

  @Test func `reports an index that there is not, and says that it captures nothing in a check`() {
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      #expect(captor.getValue(as: String.self) == "")
      let inCheck = Argument.captor()
      fake.stub(.load).with(captor).andReturn(1)
      fake.load("x")
      expectHaveReceived(fake, .load, with: inCheck)
      #expect(inCheck.getValue(as: String.self) == "")
      let number: Int = captor[1]
      #expect(number == 0)
      #expect(captor.getValue(at: -1, as: String?.self) == nil)
    }
    let unused =
      "Captured 0 arguments, but expected one at index 0. To fix this, put the captor in a stub's "
      + "with: captors capture only there"
    #expect(
      texts == [
        unused, unused,
        "Captured 1 argument, but expected one at index 1. To fix this, call the stubbed function "
          + "more often or use a lower index",
        "Captured 1 argument, but expected one at index -1. To fix this, count calls from 0",
      ])
    #expect(lines == [line, line + 5, line + 6, line + 8])
  }

  @Test func `reports an argument of another type`() {
    fake.stub(.move).with(captor, Argument.anything).andReturn("")
    fake.move("x", to: 1)
    fake.move(nil, to: 1)
    let (texts, _) = FailureRecorder.texts {
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 1, as: String.self) == "")
    }
    #expect(
      texts == [
        #"Captured "x" (String) at index 0, but expected a value of type Int"#,
        "Captured nil at index 1, but expected a value of type String",
      ])
  }
}
