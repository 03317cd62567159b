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
