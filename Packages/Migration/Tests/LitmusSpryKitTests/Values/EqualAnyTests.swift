import LitmusReporting
import LitmusSpryKit
import Testing

private struct Member {
  let name: String
  let age: Int
}

private let john = Member(name: "John", age: 30)
private let bob = Member(name: "Bob", age: 30)

@Suite struct `Expecting any two values to be equal` {
  @Test func `passes if they are`() {
    expectEqualAny(Member(name: "John", age: 30), Member(name: "John", age: 30))
    expectEqualAny(Optional(john), john)
    expectEqualAny(nil, Int?.none)
    expectEqualAny(Node("a"), Node("a"))
    expectNotEqualAny(Member(name: "Bob", age: 20), Member(name: "John", age: 30))
    expectNotEqualAny(nil, john)
  }

  @Test func `shows both and their difference`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      expectEqualAny(bob, john)
      expectEqualAny(1, 2, "in the list")
      expectEqualAny(nil, "a")
      expectEqualAny(Int?.some(1), Int8(1))
      expectEqualAny(Node("a"), Node("b"))
    }
    #expect(
      failures.map(\.text) == [
        """
        Value was Member(name: "Bob", age: 30), but expected Member(name: "John", age: 30)
          Member(
        -   name: "John",
        +   name: "Bob",
            age: 30
          )
        """,
        "Value was 1, but expected 2 - in the list",
        "Value was nil, but expected \"a\"",
        "Value was 1 (Int), but expected 1 (Int8)\n- 1 as Swift.Int8\n+ 1 as Swift.Int",
        """
        Value was LitmusSpryKitTests.Node, but expected an equal one
        - Node(
        -   name: "b",
        -   next: nil
        - )
        + #1 Node(
        +   name: "a",
        +   next: nil
        + )
        """,
      ]
    )
    #expect(failures.map(\.callSite.line) == Array(line..<line + 5))
    #expect(failures.map(\.callSite.fileID) == Array(repeating: #fileID, count: 5))
  }

  @Test func `says why values that look alike differ`() {
    let handler = Handler(name: "a") {}
    let failures = FailureRecorder.record { expectEqualAny(handler, handler) }
    #expect(
      failures.map(\.text) == [
        #"Value was Handler(name: "a", run: (Function)), but expected an equal one; they look alike, "#
          + "but hold what equals nothing else, such as a closure"
      ]
    )
  }

  @Test func `shortens what the difference shows`() {
    let name = String(repeating: "n", count: 300)
    let failures = FailureRecorder.record {
      expectEqualAny(Member(name: name, age: 1), Member(name: name, age: 2))
    }
    let shown = #"Member(name: ""# + String(repeating: "n", count: 186) + "…"
    #expect(failures.map(\.message) == ["Value was \(shown), but expected \(shown)"])
    #expect(failures.first?.difference?.contains("-   age: 2") == true)
  }

  @Test func `shows objects that refer to each other`() {
    let (ring, other) = (Node.ring("a", "b"), Node.ring("a", "c"))
    let failures = FailureRecorder.record { expectEqualAny(ring, other) }
    // Otherwise the rings would never be released.
    for node in [ring, other] { node.next = nil }
    #expect(
      failures.map(\.message) == ["Value was LitmusSpryKitTests.Node, but expected an equal one"]
    )
  }

  @Test func `reports an equal value where another was expected`() {
    let failures = FailureRecorder.record { expectNotEqualAny(john, john, "again") }
    #expect(
      failures.map(\.text) == [
        #"Value was Member(name: "John", age: 30), but expected another - again"#
      ]
    )
  }

  @Test func `reports an error that an argument throws`() throws {
    func load() throws -> Member { throw Fault.one }
    let failures = try FailureRecorder.record {
      expectEqualAny(try load(), john)
      expectNotEqualAny(john, try load())
    }
    #expect(
      failures.map(\.text)
        == Array(repeating: "Error Fault.one was thrown, but expected none", count: 2)
    )
    #expect(failures.allSatisfy { $0.error as? Fault == .one })
  }

  @Test func `makes the message only for a failure`() {
    func message() -> String {
      Issue.record("The message was made")
      return ""
    }
    expectEqualAny(1, 1, message())
    expectNotEqualAny(1, 2, message())
  }
}

// MARK: - Fixtures

private struct Handler {
  var name: String
  var run: () -> Void
}

/// An object with neither `==`.
final class Node {
  let name: String
  var next: Node?

  init(_ name: String) { self.name = name }

  static func ring(_ first: String, _ second: String) -> Node {
    let (node, other) = (Node(first), Node(second))
    (node.next, other.next) = (other, node)
    return node
  }
}
