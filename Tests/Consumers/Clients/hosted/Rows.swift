import Testing

struct RowSuite {
  @Test(arguments: [1, 2, 3]) func numbers(_ number: Int) { #expect(number < 3) }
  @Test(arguments: 1...50) func aRange(_ number: Int) {}
  @Test(arguments: ["a", "雪", "a/b", "c (d)", "", "two\nlines", "\u{1b}[1m", "a\u{301}"])
  func texts(_ text: String) { #expect(text.count < 5) }
  @Test(arguments: ["the same", "the same", "another"]) func sameTexts(_ text: String) {}
  @Test(arguments: Paper.allCases) func cases(_ paper: Paper) { #expect(paper != .legal) }
  @Test(arguments: [Paper.a4: 210, .letter: 216]) func pairs(_ paper: Paper, width: Int) {
    #expect(width > 210)
  }
  @Test(arguments: 1...4, ["x", "y", "z"]) func products(_ number: Int, text: String) {
    #expect(number != 2 || text != "y")
  }
  @Test(arguments: zip(1...4, ["x", "y", "z", "w"])) func zipped(_ number: Int, text: String) {}
  @Test(arguments: [(1, "one"), (2, "two")]) func tuples(_ tuple: (Int, String)) {}
  @Test(arguments: [Int?.none, 1, 2]) func optionals(_ number: Int?) throws {
    _ = try #require(number)
  }
  @Test(arguments: [0.1, .infinity, .nan, -0.0]) func fractions(_ number: Double) {
    #expect(number == number)
  }
  @Test(arguments: [Sheet(width: 1), Sheet(width: 2)]) func structures(_ sheet: Sheet) {
    #expect(sheet.width == 1)
  }
  @Test(arguments: [Roll(length: 3), Roll(length: 4)]) func described(_ roll: Roll) {}
  @Test(arguments: [Failure.outOfPaper, .jammed(tray: 3)]) func errors(_ error: Failure) throws {
    throw error
  }
  @Test(arguments: [true, false]) func later(_ isRight: Bool) async throws {
    await Task.yield()
    #expect(isRight)
  }
  @Test(arguments: 1...3) func known(_ number: Int) {
    withKnownIssue {
      #expect(number == 2)
    } when: {
      number != 2
    }
  }
  @Test(arguments: [Int]()) func none(_ number: Int) { Issue.record("it was run") }
  @Test(.disabled("no numbers"), arguments: 1...3) func disabled(_ number: Int) {}
  @Test("has a name of its own", arguments: 1...2) func named(_ number: Int) {}
  @Test(.serialized, arguments: 1...3) func oneByOne(_ number: Int) { #expect(number != 1) }
  @Test(arguments: 1...3) func cancelled(_ number: Int) throws {
    if number == 2 { try Test.cancel("two is not printed") }
  }
  @Test(arguments: try trays(upTo: 2)) func fromAFunction(_ number: Int) {}
  @Test(arguments: try trays(upTo: -1)) func fromAFunctionThatThrows(_ number: Int) {}
}

@Test(arguments: 1...3) func rowsOfAFunction(_ number: Int) { #expect(number < 3) }

enum Paper: CaseIterable {
  case a4, letter, legal
}

struct Sheet {
  var width: Int
}

struct Roll: CustomTestStringConvertible {
  var length: Int
  var testDescription: String { "a roll of \(length) m" }
}

private func trays(upTo end: Int) throws -> [Int] {
  guard end > 0 else { throw Failure.outOfPaper }
  return Array(1...end)
}
