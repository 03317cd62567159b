#if TESTING_ENABLED
import LitmusRunner

/// Listed manually, as any suite can be, so that there are also tests without macros.
final class NearestTests: TestCase, ListedSuite {
  private let fields = SearchField.allCases.map(\.rawValue)
  private var corrections: [String] = []

  override func setUp() throws {
    addTeardownBlock { [unowned self] in
      Attach(corrections.joined(separator: "\n"), named: "corrections.txt")
    }
  }

  override func tearDown() throws {
    corrections = []
  }

  func testFindsTheFieldThatWasMeant() throws {
    for (text, field) in [("autor", "author"), ("yaer", "year"), ("TITLE".lowercased(), "title")] {
      let nearest = try AssertUnwrap(text.nearest(in: fields))
      AssertEqual(nearest, other: field)
      corrections.append("\(text) → \(nearest)")
    }
  }

  func testFindsNothingThatIsTooFarAway() {
    AssertNil("publisher".nearest(in: fields))
    AssertNil("".nearest(in: fields))
  }

  func testTakesTheFirstOfTwoThatAreAsNear() {
    AssertEqual("bat".nearest(in: ["cat", "rat"]), other: "cat")
  }

  func testCountsEdits(_ row: (text: String, other: String, count: Int)) {
    AssertEqual(row.text.edits(to: row.other), other: row.count)
    AssertEqual(row.other.edits(to: row.text), other: row.count)
  }

  static var tests: TestList<NearestTests> {
    var list = TestList(tags: ["catalogue", "search"], make: NearestTests.init)
    list.add("testFindsTheFieldThatWasMeant") { try $0.testFindsTheFieldThatWasMeant() }
    list.add("testFindsNothingThatIsTooFarAway") { $0.testFindsNothingThatIsTooFarAway() }
    list.add("testTakesTheFirstOfTwoThatAreAsNear") { $0.testTakesTheFirstOfTwoThatAreAsNear() }
    let rows = [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("yaer", "year", 2)]
    list.add("testCountsEdits", arguments: rows) { $0.testCountsEdits($1) }
    return list
  }
}
#endif
