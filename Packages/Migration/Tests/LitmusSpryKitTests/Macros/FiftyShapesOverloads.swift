#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: results and overloads` {
  @Test func `50 Self results`() {
    let fake = FakeOverloads()
    let other = FakeOverloads()
    fake.stub(.copy).andReturn(other)
    #expect(fake.copy() === other)
    expectHaveReceived(fake, .copy)
  }

  @Test func `51 opaque results whose type is named`() {
    let fake = FakeOverloads()
    fake.stub(.numbers).andReturn([1, 2])
    fake.stub(.letters).andReturn(["a"])
    #expect(Array(fake.numbers()) == [1, 2])
    #expect(Array(fake.letters) == ["a"])
    expectHaveReceived(fake, .numbers)
  }

  @Test func `52 @discardableResult`() {
    let fake = FakeOverloads()
    fake.stub(.remove).andReturn(true)
    fake.remove()
    expectHaveReceived(fake, .remove)
  }

  @Test func `53 overloads by label`() {
    let fake = FakeOverloads()
    fake.stub(.moveWithTo).andReturn()
    fake.stub(.moveWithBy).andReturn()
    fake.move(to: 1)
    fake.move(by: 2)
    expectHaveReceived(fake, .moveWithTo, with: 1)
    expectHaveReceived(fake, .moveWithBy, with: 2)
  }

  @Test func `54 overloads by type`() {
    let fake = FakeOverloads()
    fake.stub(.saveWithValue_Int).andReturn(1)
    fake.stub(.saveWithValue_ArrayOfString).andReturn(2)
    #expect(fake.save(7) == 1)
    #expect(fake.save(["x"]) == 2)
    expectHaveReceived(fake, .saveWithValue_Int, with: 7, countSpecifier: .exactly(1))
  }

  @Test func `55 overloads by result and by async`() async {
    let fake = FakeOverloads()
    fake.stub(.read_Int).andReturn(7)
    fake.stub(.read_String).andReturn("x")
    fake.stub(.write).andReturn(1)
    fake.stub(.write_async).andReturn(2)
    let (number, text): (Int, String) = (fake.read(), fake.read())
    #expect(number == 7)
    #expect(text == "x")
    let write: () -> Int = fake.write
    #expect(write() == 1)
    #expect(await fake.write() == 2)
    expectHaveReceived(fake, .read_String, countSpecifier: .exactly(1))
  }
}

// MARK: Fixtures

@Spryable private final class FakeOverloads {
  @SpryableFunc func copy() -> Self
  @SpryableFunc(as: [Int].self) func numbers() -> some Collection<Int>
  @SpryableVar(.get, as: [String].self) var letters: some Collection<String>
  @discardableResult @SpryableFunc func remove() -> Bool
  @SpryableFunc func move(to position: Int)
  @SpryableFunc func move(by distance: Int)
  @SpryableFunc func save(_ value: Int) -> Int
  @SpryableFunc func save(_ value: [String]) -> Int
  @SpryableFunc func read() -> Int
  @SpryableFunc func read() -> String
  @SpryableFunc func write() -> Int
  @SpryableFunc func write() async -> Int
}
#endif
