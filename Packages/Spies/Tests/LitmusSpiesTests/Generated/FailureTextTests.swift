#if Macros
import LitmusReporting
import LitmusSpies
import Testing

@Fake(if: nil) protocol TextShapes {
  static func + (left: Self, right: Self) -> Int
  subscript(index: Int, key key: String) -> Int { get set }
  func when(_ number: Int) -> Int
  func other(_ number: Int??) throws -> Int
  func borrow(_ text: borrowing String, _ number: inout Int, _ none: consuming Int?) -> Int
  func keep(_ shape: borrowing ShapeFile) -> Int
}

/// A protocol whose comments have what ends a literal, as `\#(x)`, `\##(y)`, `"""#` and `"""##` do.
@Fake(if: nil) protocol CommentedShapes {
  /// Ends with `"""#`, `"""##` and has `\#(missing)`.
  func load() -> Int
  /**
   Another one: \##(missing) \
   */
  var size: Int { get }
}

@Fake(if: nil) protocol ReflectedShapes: CustomReflectable { func load() -> Int }

@Fake(if: nil) protocol DecodingShapes {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func keep<T>(_ values: [T], for key: String) -> Int
  func find<T: Hashable>(_ value: T?, among values: [T: Int], at index: Int) -> Int
}

@Fake(if: nil) protocol PackShapes {
  func sum<each Value>(_ values: repeat each Value, scale: Int) -> Int
}

final class WronglyStubbedFake: HandwrittenFake {
  enum Function: String { case load }
  let spyRecord = SpyRecord()
  func load(_ number: Int) throws -> Int { try spy.throwing(.load, number) }
}

@Suite(.spyScope) struct `The failures of generated fakes` {
  private func fix(_ call: () -> Void) -> String? {
    FailureRecorder.record(call).first?.message.split(separator: "\n").last.map(String.init)
  }

  @Test func `name the stub as a test writes it`() {
    let fake = FakeTextShapes()
    #expect(
      fix { _ = fake.when(1) }
        == "To fix this, write .fakeWhen.when(1).andReturn(…) on the FakeTextShapes")
    #expect(
      fix { _ = fake + fake }?.hasPrefix("To fix this, write FakeTextShapes.fakeWhen.plus(")
        ?? false)
    #expect(
      fix { _ = try? fake.other(.some(nil)) }
        == "To fix this, write .fakeWhen.other(.some(nil)).andReturn(…) on the FakeTextShapes")
    #expect(
      fix { _ = fake[1, key: "a"] }
        == #"To fix this, write .fakeWhen.subscript(1, key: "a").andReturn(…) on the FakeTextShapes"#
    )
    #expect(
      fix { _ = FakeGenericShapes().zip(1, "x") }
        == #"To fix this, write .when.zip(1, "x").andReturn(…) on the FakeGenericShapes"#)
    #expect(
      fix { _ = FakePackShapes().sum(1, "x", scale: 2) }
        == #"To fix this, write .when.sum(1, "x", scale: 2).andReturn(…) on the FakePackShapes"#)
    #expect(
      fix { _ = FakePackShapes().sum(scale: 2) }
        == "To fix this, write .when.sum(scale: 2).andReturn(…) on the FakePackShapes")
    fake[1, key: "a"] = 2
    let failures = FailureRecorder.record { expectNoOtherCalls(fake) }
    #expect(
      failures.first?.message.contains(#"subscript(1, key: "a").set(2)"#) ?? false)
  }

  @Test func `say that a generic member has other types`() {
    let fake = FakeDecodingShapes()
    fake.when.decode(String.self, from: .any).andReturn("a")
    let call = FailureRecorder.record { _ = try? fake.decode([Int].self, from: "x") }
    #expect(
      call.first?.message.split(separator: "\n").suffix(2) == [
        "Stubs of decode(_:from:) with other types than (Array<Int>.Type, String) throws -> Array<Int> do not answer",
        #"To fix this, write .when.decode(Array<Int>.self, from: "x").andReturn(…) on the FakeDecodingShapes"#,
      ])
    let verification = FailureRecorder.record {
      expectReceived(fake.calls.decode(Bool.self, from: .any))
    }
    #expect(
      verification.first?.message == """
        Received decode(Bool, from: .any) 0 times, but expected at least 1 time
        Calls of decode(_:from:) with other types than (Bool.Type, String) throws -> Bool do not count
        Recorded calls:
          1. decode(Array<Int>, from: "x")
        """)
  }

  @Test func `tell optionals of optionals apart`() {
    let fake = FakeTextShapes()
    _ = FailureRecorder.record { _ = try? fake.other(nil) }
    let failures = FailureRecorder.record {
      expectReceived(fake.calls.other(.equal(.some(nil))))
    }
    #expect(
      failures.first?.message.contains("argument 1: nil, but expected .some(nil)") ?? false)
  }

  @Test func `show borrowed arguments as they are`() {
    let fake = FakeTextShapes()
    var number = 4
    let first = FailureRecorder.record { _ = fake.borrow("q", &number, nil) }
    #expect(first.first?.message.hasPrefix(#"Called borrow("q", 4, nil) of "#) ?? false)
    let second = FailureRecorder.record { _ = fake.keep(ShapeFile()) }
    #expect(
      second.first?.message.hasPrefix("Called keep(a value that cannot be copied) of ") ?? false)
    let third = FailureRecorder.record {
      expectReceived(fake.calls.borrow("r", .any, .any))
      expectReceived(fake.calls.keep(.any), times: 2)
    }
    #expect(third.allSatisfy { !$0.message.contains("BorrowedArgument") })
    #expect(third.first?.message.contains(#"argument 1: "q", but expected "r""#) ?? false)
  }

  @Test func `say what is wrong with a stub in the error too`() {
    let fake = WronglyStubbedFake()
    fake.when(.load, 1).andReturn("wrong")
    fake.when(.load, 2).andSuspend()
    var errors: [String] = []
    for number in 1...3 {
      _ = FailureRecorder.record {
        do { _ = try fake.load(number) } catch { errors.append("\(error)") }
      }
    }
    #expect(
      errors == [
        "follows from the failure before: load with 1 has a stub that returns another type",
        "follows from the failure before: load with 2 has a stub that waits",
        "follows from the failure before: load with 3 has no stub",
      ])
  }

  @Test func `of a protocol with unusual comments`() {
    let fake = FakeCommentedShapes()
    fake.when.load.andReturn(1)
    fake.size = 2
    #expect(fake.load() == 1 && fake.size == 2)
  }

  @Test func `of a protocol that is reflected`() {
    let fake = FakeReflectedShapes()
    fake.when.load.andReturn(1)
    #expect(fake.load() == 1 && Mirror(reflecting: fake).children.isEmpty)
  }
}

@Suite struct `A parameter whose type contains a generic one` {
  @Test func `takes a value beside a condition`() throws {
    let fake = FakeDecodingShapes()
    fake.when.decode(Int.self, from: .any).andReturn(1)
    fake.when.decode(String.self, from: "x").andReturn("y")
    #expect(try fake.decode(Int.self, from: "a") == 1)
    #expect(try fake.decode(String.self, from: "x") == "y")
    expectReceived(fake.calls.decode(Int.self, from: .any), times: 1)
    expectReceived(fake.calls.decode(.any(Int.Type.self), from: "a"), times: 1)
    fake.when.keep([1, 2], for: .any).andReturn(3)
    fake.when.keep(["a"], for: "k").andReturn(4)
    #expect(fake.keep([1, 2], for: "b") == 3 && fake.keep(["a"], for: "k") == 4)
    let some: Int? = 5
    fake.when.find(some, among: [1: 2], at: .in(0...1)).andReturn(6)
    #expect(fake.find(5, among: [1: 2], at: 1) == 6)
  }
}
#endif
