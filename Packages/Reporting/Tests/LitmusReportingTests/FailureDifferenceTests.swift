import LitmusReporting
import Testing

@Suite struct `A difference` {
  @Test func `of structs shows the properties that differ, and the others around them`() {
    let expected = Person(name: "Ann", age: 31)
    let actual = Person(name: "Ann", age: 32)
    #expect(
      failureDifference(expected: expected, actual: actual) == """
          Person(
            name: "Ann",
        -   age: 31
        +   age: 32
          )
        """
    )
  }

  @Test func `of arrays shows the elements that differ, with their indices`() {
    #expect(
      failureDifference(expected: [1, 2, 3], actual: [1, 4, 3, 5]) == """
          [
            [0]: 1,
        -   [1]: 2,
        +   [1]: 4,
            [2]: 3,
        +   [3]: 5
          ]
        """
    )
    #expect(
      failureDifference(expected: [], actual: [1]) == """
          [
        +   [0]: 1
          ]
        """
    )
  }

  @Test func `of dictionaries shows the values that differ, with their keys`() {
    #expect(
      failureDifference(expected: ["a": 1, "b": 2], actual: ["a": 1, "b": 3]) == """
          [
        -   "b": 2
        +   "b": 3
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func `of strings shows the lines that differ, if one has several`() {
    #expect(
      failureDifference(expected: "one\ntwo\nthree", actual: "one\n2\nthree") == #"""
          """
          one
        - two
        + 2
          three
          """
        """#
    )
    #expect(
      failureDifference(expected: "one", actual: "one\ntwo") == #"""
          """
          one
        + two
          """
        """#
    )
  }

  @Test func `compares a structured value with nil or a simple value`() {
    #expect(
      failureDifference(expected: Person(name: "Ann", age: 31), actual: nil) == """
        - Person(
        -   name: "Ann",
        -   age: 31
        - )
        + nil
        """
    )
    #expect(
      failureDifference(expected: Shape.circle(radius: 1), actual: .empty) == """
        - Shape.circle(radius: 1)
        + Shape.empty
        """
    )
  }

  @Test func `is nil for values that a message shows just as well`() {
    #expect(failureDifference(expected: 1, actual: 2) == nil)
    #expect(failureDifference(expected: 1.5, actual: 2) == nil)
    #expect(failureDifference(expected: true, actual: false) == nil)
    #expect(failureDifference(expected: "one", actual: "two") == nil)
    #expect(failureDifference(expected: "one".dropFirst(), actual: "two".dropFirst()) == nil)
    #expect(failureDifference(expected: 1 as Int?, actual: nil) == nil)
    #expect(failureDifference(expected: Shape.empty, actual: .full) == nil)
  }

  @Test func `is limited in length, and not computed for values that are too large`() throws {
    let rows = (0..<200).map { String(repeating: "\($0) ", count: 50) }
    let difference = try #require(failureDifference(expected: rows, actual: rows.reversed()))
    #expect(difference.contains(" bytes not shown … "))
    #expect(difference.utf8.count < 16_100)
    #expect(
      failureDifference(expected: [], actual: Array(0...1_000))
        == """
        Difference not shown: more than 1000 parts
        First difference, at [0]:
        - nothing
        + 0
        """)
    let shelves = [Shelf(rows: 0...1_000), Shelf(rows: 1...1_001)]
    #expect(
      failureDifference(expected: [shelves[0]], actual: [shelves[1]])
        == """
        Difference not shown: more than 1000 parts
        First difference, at [0].content.rows[0]:
        - 0
        + 1
        """)
    let lines = { (name: String) in (0...1_000).map { "\(name)\($0)" }.joined(separator: "\n") }
    #expect(
      failureDifference(expected: lines("a"), actual: lines("b"))
        == """
        Difference not shown: more than 1000 parts
        First difference, at line 1, character 1:
        - "a0\\na1\\na2\\na3\\na4\\na"…
        + "b0\\nb1\\nb2\\nb3\\nb4\\nb"…
        """)
  }

  @Test func `of deep values does not use up the stack`() async {
    let nests: [(deepest: Int, nest: @Sendable (Any) -> Any)] = [
      (21, { [$0] }), (10, { ["": $0] }), (21, { Link.next($0) }), (21, { Chain($0) }),
    ]
    for (deepest, nest) in nests {
      for depth in [deepest, deepest + 1, 100] {
        let difference = await onSmallStack {
          let values = [1, 2].map { (0..<depth).reduce($0 as Any) { value, _ in nest(value) } }
          return failureDifference(expected: values[0], actual: values[1])
        }
        let isShown = difference?.hasPrefix("Difference not shown: more than 20 levels\n") == false
        #expect(isShown == (depth == deepest), "\(difference ?? "nil")")
      }
    }
  }

  @Test func `takes no more of the stack each time`() async {
    let depths = await onSmallStack {
      (0..<100).map { _ in
        let stack = DeepestStack()
        let values = [1, 2].map { Deep(id: $0, stack: stack) }
        _ = failureDifference(expected: values[0], actual: values[1])
        return stack.address
      }
    }
    #expect(Set(depths.dropFirst()).count == 1)
  }

  @Test func `of objects that refer to each other ends at the first that was shown`() {
    let content = [1, 2].map { number in
      let content = Content(rows: [number])
      content.other = content
      return content
    }
    #expect(
      failureDifference(expected: content[0], actual: content[1]) == """
        - Content(
        -   rows: [
        -     [0]: 1
        -   ],
        -   other: Content(↩︎)
        - )
        + #1 Content(
        +   rows: [
        +     [0]: 2
        +   ],
        +   other: #1 Content(↩︎)
        + )
        """)
  }

  @Test func `is nil for values that look the same`() {
    let ann = Person(name: "Ann", age: 31)
    #expect(failureDifference(expected: ann, actual: ann) == nil)
    #expect(failureDifference(expected: "one\ntwo", actual: "one\ntwo") == nil)
  }
}

// MARK: Fixtures

private struct Person {
  var name: String
  var age: Int
}

private enum Shape {
  case empty
  case full
  case circle(radius: Int)
}

/// A value whose description does not show its size, in an object.
private struct Shelf: CustomStringConvertible {
  var content: Content
  var description: String { "shelf" }

  init(rows: ClosedRange<Int>) { content = Content(rows: Array(rows)) }
}

private final class Content {
  let rows: [Int]
  weak var other: Content?
  init(rows: [Int]) { self.rows = rows }
}

private enum Link {
  case next(Any)
}

private final class Chain {
  let next: Any
  init(_ next: Any) { self.next = next }
}

/// A value that records how deep the stack is while its parts are read.
private struct Deep: CustomReflectable {
  let id: Int
  let stack: DeepestStack

  var customMirror: Mirror {
    stack.record()
    return Mirror(self, children: ["id": id])
  }
}

/// The lowest address of the stack that was recorded; a stack grows downwards.
private final class DeepestStack {
  private(set) var address = UInt.max

  func record() {
    var local = 0
    withUnsafeMutablePointer(to: &local) { address = min(address, UInt(bitPattern: $0)) }
  }
}
