import LitmusDifferences
import LitmusReporting
import Testing

private struct Cart: Equatable {
  var fruit: [String]
}

private struct Jam: Error, CustomStringConvertible {
  var description: String { "Jam" }
}

private func jam() throws -> Int { throw Jam() }

@Suite struct `Differences` {
  @Test func `are none between equal values`() {
    let failures = FailureRecorder.record {
      expectNoDifference(1, 1)
      expectNoDifference(Cart(fruit: ["fig"]), Cart(fruit: ["fig"]), "The cart")
    }
    #expect(failures.count == 0)
  }

  @Test func `are shown at the caller's line`() {
    var line = 0
    let failures = FailureRecorder.record {
      line = #line + 1
      expectNoDifference(Cart(fruit: ["fig", "plum"]), Cart(fruit: ["fig"]), "The cart")
    }
    #expect(failures.map(\.message) == ["Values differ, but expected no difference - The cart"])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.first?.difference == """
          Cart(
            fruit: [
              [0]: "fig"
        -     [1]: "plum"
            ]
          )
        (First: -, Second: +)
        """)
  }

  @Test func `of an operation show what was expected and what the value is`() {
    let failures = FailureRecorder.record {
      var cart = Cart(fruit: [])
      expectDifference(cart) {
        cart.fruit = ["fig"]
      } changes: {
        $0.fruit = ["plum"]
      }
    }
    #expect(
      failures.map(\.difference) == [
        """
          Cart(
            fruit: [
        -     [0]: "plum"
        +     [0]: "fig"
            ]
          )
        (Expected: -, Actual: +)
        """
      ])
  }

  @Test func `of simple values are the values`() throws {
    let failures = try FailureRecorder.record {
      expectNoDifference(1, 2)
      expectNoDifference([Double.nan: 1], [.nan: 1])
      expectNoDifference(try jam(), 2)
    }
    #expect(
      failures.map(\.message) == [
        "Values differ, but expected no difference: the value was 1, but expected 2",
        "Values differ, but expected no difference: both are shown as [nan: 1]",
        "Error Jam was thrown, but expected none",
      ])
  }

  @Test func `of large values are whole in the text for an attachment`() {
    let rows = (0..<200).map { String(repeating: "\($0) ", count: 50) }
    let failures = FailureRecorder.record {
      expectNoDifference(rows, rows.reversed())
      expectNoDifference(rows.joined(), rows.reversed().joined())
      expectDifference(rows, changes: { $0.reverse() })
    }
    #expect(failures.map { $0.text.contains(" bytes not shown … ") } == [true, false, true])
    #expect(failures.map { $0.wholeText?.contains(" not shown") } == [false, false, false])
  }

  @Test func `of an operation are as expected`() async {
    let failures = await FailureRecorder.record {
      var cart = Cart(fruit: ["fig"])
      expectDifference(cart) {
        cart.fruit.append("plum")
      } changes: {
        $0.fruit.append("plum")
      }
      await expectDifference(cart) {
        await Task.yield()
        cart.fruit = []
      } changes: {
        $0.fruit = []
      }
    }
    #expect(failures.map(\.message) == [])
  }

  @Test func `without an operation are those of the parts that the closure sets`() {
    var line = 0
    let failures = FailureRecorder.record {
      var cart = Cart(fruit: ["fig"])
      cart.fruit.append("plum")
      expectDifference(cart) { $0.fruit = ["fig", "plum"] }
      expectDifference(cart, "The cart", changes: { _ in })
      line = #line + 1
      expectDifference(cart.fruit.count, "The count") { $0 = 3 }
    }
    #expect(
      failures.map(\.message) == [
        "The value has not changed as expected: the value was 2, but expected 3 - The count"
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `of an operation that differ, are missing or throw are reported`() {
    let failures = FailureRecorder.record {
      var count = 1
      expectDifference(count, "The count") {
        count += 1
      } changes: {
        $0 += 2
      }
      expectDifference(count) {
      } changes: { _ in
      }
      expectDifference(count) {
        throw Jam()
      } changes: {
        $0 += 1
      }
    }
    #expect(
      failures.map(\.message) == [
        "The value has not changed as expected: the value was 2, but expected 3 - The count",
        "The value has not changed, but expected a difference",
        "Error Jam was thrown, but expected none",
      ])
  }

  @Test func `are shown at the location that a helper passes on`() async {
    let failures = await FailureRecorder.record {
      expectNoDifference(1, 2, file: "/a/Helper.swift", line: 1)
      expectDifference(1, file: "/a/Helper.swift", line: 2, operation: {}, changes: { $0 = 2 })
      await expectDifference(
        1, file: "/a/Helper.swift", line: 3, operation: { await Task.yield() },
        changes: { $0 = 2 })
    }
    #expect(failures.map(\.callSite.line) == [1, 2, 3])
    #expect(Set(failures.map(\.callSite.filePath)) == ["/a/Helper.swift"])
  }
}
