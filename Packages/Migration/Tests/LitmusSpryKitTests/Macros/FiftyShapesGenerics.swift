#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: generics` {
  @Test func `05 a generic method`() {
    let fake = FakeGenerics()
    fake.stub(.echo).andDo { $0[0] }
    #expect(fake.echo(7) == 7)
    #expect(fake.echo("x") == "x")
    expectHaveReceived(fake, .echo, with: "x")
  }

  @Test func `06 a generic method with constraints`() throws {
    let fake = FakeGenerics()
    fake.stub(.decode).with(Argument.anything, "7").andReturn(7)
    #expect(try fake.decode(Int.self, from: "7") == 7)
    fake.stub(.decode).andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try fake.decode(String.self, from: "") }
  }

  @Test func `07 an associated type`() {
    let fake = FakeQueue<String>()
    fake.stub(.pop).andReturn("x")
    fake.stub(.push).andReturn()
    fake.push("y")
    #expect(fake.pop() == "x")
    expectHaveReceived(fake, .push, with: "y")
  }

  @Test func `08 a primary associated type`() {
    let fake = FakeQueue<Int>()
    let queue: any QueueShape<Int> = fake
    fake.stub(.pop).andReturn(7)
    #expect(queue.pop() == 7)
    expectHaveReceived(fake, .pop)
  }

  @Test func `09 a where clause`() {
    let fake = FakeGenerics()
    fake.stub(.sum).andReturn(6)
    #expect(fake.sum([1, 2, 3]) == 6)
    expectHaveReceived(fake, .sum, with: [1, 2, 3])
  }

  @Test func `10 a parameter pack`() {
    let fake = FakeGenerics()
    fake.stub(.zip).andReturn(2)
    #expect(fake.zip(1, "x") == 2)
    expectHaveReceived(fake, .zip, with: 1, "x")
  }
}

// MARK: Fixtures

@Spryable private final class FakeGenerics {
  @SpryableFunc func echo<Value>(_ value: Value) -> Value
  @SpryableFunc func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from text: String
  ) throws -> Value
  @SpryableFunc func sum<Values: Sequence>(_ values: Values) -> Int where Values.Element == Int
  @SpryableFunc func zip<each Value>(_ values: repeat each Value) -> Int
}

private protocol QueueShape<Element> {
  associatedtype Element
  func push(_ element: Element)
  func pop() -> Element?
}

@Spryable private final class FakeQueue<Element>: QueueShape {
  @SpryableFunc func push(_ element: Element)
  @SpryableFunc func pop() -> Element?
}
#endif
