import Testing

@testable import LitmusDocs

@Suite struct `A fence that does not compile` {
  @Test(arguments: [
    ("store.save(item)", ["cannot find 'store' in scope"]),
    ("let a: Item", ["cannot find type 'Item' in scope", "type 'A' has no member 'b'"]),
    (
      "self.save()",
      ["cannot find 'self' in scope; did you mean to use it in a type or extension context?"]
    ),
    ("func f() -> Int", ["expected '{' in body of function declaration"]),
    ("import Other", ["no such module 'Other'"]),
    ("func f() -> Int { ... }", ["cannot convert return expression"]),
    (
      "func f() -> Int {\n  // ...\n}",
      ["missing return in global function expected to return 'Int'"]
    ),
    ("}", ["extraneous '}' at top level"]),
  ])
  func `is a fragment if an error is about what a page may leave out`(
    code: String, errors: [String]
  ) {
    #expect(FenceFragment.explains(errors, of: fence(code)))
  }

  @Test(arguments: [
    ("let a: Int = \"\"", ["cannot convert value of type 'String' to specified type 'Int'"]),
    ("greeet()", ["cannot find 'greeet' in scope; did you mean 'greet'?"]),
    ("A().gone()", ["value of type 'A' has no member 'gone'"]),
    ("let a = [1...3]\nlet b: Int = a", ["cannot convert value"]),
  ])
  func `is wrong otherwise`(code: String, errors: [String]) {
    #expect(!FenceFragment.explains(errors, of: fence(code)))
  }

  @Test func `is wrong if its page says what it needs`() {
    let errors = ["cannot find 'a' in scope"]
    var own = fence("a")
    own.setup = [SourceLine(text: "let b = 1", number: 1)]
    var after = fence("a")
    after.preludeCount = 1
    var run = fence("a")
    run.isRun = true
    #expect([own, after, run].allSatisfy { !FenceFragment.explains(errors, of: $0) })
  }

  private func fence(_ code: String) -> DocumentFence {
    DocumentFence(
      line: 1, outcome: .compiled, setup: [],
      code: code.split(separator: "\n").enumerated().map {
        SourceLine(text: String($1), number: $0 + 2)
      }, preludeCount: 0)
  }
}
