import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `A value that does not become equal` {
  @Test func `is reported with the expected value and the number of tries`() async throws {
    var evaluations = 0
    let value = {
      evaluations += 1
      return 1
    }
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(actual: value, expected: 2, clock: quickClock)
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but was 1 after 53 tries, timing out after 1.0 seconds"
      ]
    )
    #expect(evaluations == 53)
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.map(\.callSite.fileID) == [#fileID])
  }

  @Test func `is shown by its first elements if it has very many`() async throws {
    let rows = Array(0..<100_000)
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: { Array(rows.dropLast()) }, expected: rows, timeout: .zero, clock: quickClock)
    }
    #expect(
      failures == [
        """
        Expected [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 99990 more], \
        but was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 99989 more] after 1 try, \
        timing out after 0.0 seconds
        Difference not shown: more than 1000 parts
        First difference, at [99999]:
        - 99999
        + nothing
        """
      ])
  }

  @Test func `has a whole text that leaves nothing out`() async throws {
    let rows = Array(0..<2_000)
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { Array(rows.dropLast()) }, expected: rows, timeout: .zero, clock: quickClock)
    }
    let text = """
      Expected \(rows), but was \(Array(rows.dropLast())) after 1 try, timing out after 0.0 seconds
      Difference not shown: more than 1000 parts
      First difference, at [1999]:
      - 1999
      + nothing
      """
    #expect(failures.map(\.wholeText) == [text])
  }

  @Test(arguments: [
    (0, "1 try, timing out after 0.0 seconds"),
    (-1, "1 try, timing out after 0.0 seconds"),
    (.nan, "1 try, timing out after 0.0 seconds"),
    (-.infinity, "1 try, timing out after 0.0 seconds"),
    (0.00015, "3 tries, timing out after 0.00015 seconds"),
  ]) func `is tried at least once`(timeout: Double, ending: String) async throws {
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: { 1 },
        expected: 2,
        timeout: timeout,
        clock: quickClock
      )
    }
    #expect(failures == ["Expected 2, but was 1 after \(ending)"])
  }

  @Test func `is an unequal value with the same description if only the texts are equal`()
    async throws
  {
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(actual: { Double.nan }, expected: .nan, timeout: .zero)
      try await expectToAlwaysEqual(
        actual: { Double.nan }, expected: .nan, for: .zero, clock: quickClock)
    }
    #expect(
      failures == [
        """
        Expected nan, but was an unequal value with the same description after 1 try, \
        timing out after 0.0 seconds
        - nan
        + nan, which is not equal to itself
        """,
        """
        Expected always nan, but was an unequal value with the same description on try 1, \
        after 0.0 of 0.0 seconds
        - nan
        + nan, which is not equal to itself
        """,
      ]
    )
  }

  @Test func `differs in what is not shown if it is long and the texts are equal`() async throws {
    let expected = Array(1...501)
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: { expected.dropLast() + [0] }, expected: expected, timeout: .zero)
    }
    #expect(
      failures == [
        """
        Expected [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … 491 more], but was a value that differs in \
        what is not shown after 1 try, timing out after 0.0 seconds
          [
            … (500 unchanged),
        -   [500]: 501
        +   [500]: 0
          ]
        """
      ])
  }

  @Test func `is shown without the optional around it`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(actual: { nil as Int? }, expected: 3, timeout: .zero)
      try await expectToEventuallyEqual(actual: { "a" as String?? }, expected: nil, timeout: .zero)
    }
    #expect(
      failures.map(\.message) == [
        "Expected 3, but was nil after 1 try, timing out after 0.0 seconds",
        #"Expected nil, but was "a" after 1 try, timing out after 0.0 seconds"#,
      ]
    )
  }

  @Test func `is reported with the error of the last try`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { throw FetchError.offline },
        expected: 2,
        timeout: .zero
      )
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but caught FetchError.offline after 1 try, timing out after 0.0 seconds"
      ]
    )
    #expect(failures.map { $0.error as? FetchError } == [.offline])
  }

  @Test func `is shown in its last state if it is an object that has changed`()
    async throws
  {
    let box = Box()
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: {
          box.number += 1
          return box
        },
        expected: Box(),
        timeout: .microseconds(150),
        clock: quickClock
      )
    }
    #expect(
      failures.map { $0.split(separator: "\n").first } == [
        "Expected Box(0), but was Box(3) after 3 tries, timing out after 0.00015 seconds"
      ]
    )
  }
}

@Suite struct `The values seen` {
  @Test func `are listed in order, with the number of tries`() async throws {
    var values = [0, 0, 0, 1, 1, 0][...]
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: { values.popFirst() ?? 4 },
        expected: 2,
        clock: quickClock
      )
    }
    #expect(
      failures == [
        """
        Expected 2, but was 4 after 53 tries, timing out after 1.0 seconds
        Values seen: 0 (3 tries), 1 (2 tries), 0 (1 try), 4 (47 tries)
        """
      ]
    )
  }

  @Test func `are the first and the last ones if there were many`() async throws {
    var count = 0
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          count += 1
          return "row\n\(count)"
        },
        expected: "",
        clock: quickClock
      )
    }
    #expect(
      failures.map(\.message) == [
        #"Expected "", but was "row\n53" after 53 tries, timing out after 1.0 seconds"#
      ]
    )
    #expect(
      failures.map(\.valuesSeen) == [
        #"""
        Values seen: "row\n1" (1 try), "row\n2" (1 try), "row\n3" (1 try), … 47 more …, \#
        "row\n51" (1 try), "row\n52" (1 try), "row\n53" (1 try)
        """#
      ]
    )
  }

  @Test func `include errors, and are shortened if they are long`() async throws {
    var results: [() throws -> [Int]] = [
      { throw FetchError.offline }, { throw FetchError.offline }, { throw FetchError.busy },
      { Array(repeating: 1, count: 500) },
    ]
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { try results.removeFirst()() },
        expected: [],
        timeout: .microseconds(250),
        clock: quickClock
      )
    }
    let ones = String(repeating: "1, ", count: 499) + "1"
    #expect(
      failures.map(\.message) == [
        "Expected [], but was [\(ones)] after 4 tries, timing out after 0.00025 seconds"
      ]
    )
    #expect(
      failures.map(\.valuesSeen) == [
        """
        Values seen: FetchError.offline (2 tries), FetchError.busy (1 try), [\(ones.prefix(99))… (1 try)
        """
      ]
    )
  }

  @Test func `are one if the order of a set is all that differs`() async throws {
    // The order depends on the address, so all sets must exist at the same time.
    var holders: [Holder] = []
    let failures = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: {
          holders.append(Holder(ids: Set("abcdefgh".map(String.init))))
          return holders[holders.endIndex - 1]
        },
        expected: Holder(ids: []),
        clock: quickClock
      )
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("Values seen") == false)
  }
}

// MARK: - Fixtures

private struct Holder: Equatable {
  var ids: Set<String>
}

extension ReportedFailure {
  /// The first line of the difference.
  fileprivate var valuesSeen: Substring? { difference?.split(separator: "\n").first }
}

private final class Box: Equatable, CustomStringConvertible {
  var number = 0
  var description: String { "Box(\(number))" }

  static func == (left: Box, right: Box) -> Bool { left.number == right.number }
}
