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
    ("func f() -> Int { ... }", ["cannot convert return expression"]),
    (
      "func f() -> Int {\n  // ...\n}",
      ["missing return in global function expected to return 'Int'"]
    ),
    ("}", ["extraneous '}' at top level"]),
    ("maybe(error)", ["expansion of macro 'error' requires leading '#'"]),
    ("let a = 1\nlet a = 2", ["invalid redeclaration of 'a'"]),
    ("f { $0.a }", ["failed to produce diagnostic for expression; please submit a bug report"]),
    ("curry(Cart.add)", ["function is unused [#no-usage]"]),
    ("extension C {\n  typealias A\n}", ["expected '=' and type in typealias declaration"]),
    (
      "public actor Server {\n  func stop() { self.socket.close() }\n}",
      ["value of type 'Server' has no member 'socket'"]
    ),
    (
      "let cart = load(json)\nlet json = save(cart)",
      ["use of local variable 'json' before its declaration"]
    ),
    ("load(user.id)", ["type 'user' has no member 'id'"]),
    ("load(user)", ["cannot convert value of type 'user.Type' to expected argument type 'User'"]),
    (
      "log.add(file)",
      ["reference to member 'add' cannot be resolved without a contextual type"]
    ),
    (
      "func f() -> Int {\n  // Counts them.\n}",
      ["missing return in global function expected to return 'Int'"]
    ),
  ])
  func `is a fragment if an error is about what a page may leave out`(
    code: String, errors: [String]
  ) {
    #expect(FenceFragment.explains(errors, of: fence(code), in: "a.md", isWhole: false))
  }

  @Test(arguments: [
    ("let a: Int = \"\"", ["cannot convert value of type 'String' to specified type 'Int'"]),
    ("greeet()", ["cannot find 'greeet' in scope; did you mean 'greet'?"]),
    ("A().gone()", ["value of type 'A' has no member 'gone'"]),
    ("let a = [1...3]\nlet b: Int = a", ["cannot convert value"]),
    ("let a = .add", ["reference to member 'add' cannot be resolved without a contextual type"]),
    ("let player = Player()\nplayer.stop", ["function is unused"]),
    ("load(A)", ["cannot convert value of type 'A.Type' to expected argument type 'A'"]),
    (
      "func f() -> Int {\n  // Counts them.\n  count()\n}",
      ["missing return in global function expected to return 'Int'"]
    ),
    (
      "func f() {\n  // Nothing.\n}\nfunc g() -> Int {\n  f()\n}",
      ["missing return in global function expected to return 'Int'"]
    ),
    ("func f() {\n  // Nothing.\n}\nf().gone", ["value of type 'Void' has no member 'gone'"]),
  ])
  func `is wrong otherwise`(code: String, errors: [String]) {
    #expect(!FenceFragment.explains(errors, of: fence(code), in: "a.md", isWhole: false))
  }

  @Test(arguments: [
    "let cart: Cart = ...", "Cart(items: ..., owner: nil)", "Cart(\n  ...\n  owner: nil)",
    "cart.add(item, ...)", "cart.add {\n  item in ...\n}", "[..., item]", "func f() -> Int { … }",
    "carts\n  ....", "return ...", "load(..)", "let cart = // some cart",
    "cart.id = /* an identifier */", "\n// A second page:\n.paid(date)",
    "// Compiler error: no member 'items'\ncart.items", "cart.items // does not compile",
    "cart.items // ❌", "cart.items // error: no member 'items'",
    "cart.items // cannot compile", "let first = [ ... ]", "cart.items // error",
    "\npod 'Cart'", "github \"carts/cart\" ~> 1.8", "target 'App' do\n  pod 'Cart'\nend",
    "print(cart)\n=> Cart", "print(cart)\n  ==> Cart",
  ])
  func `is a fragment if its code says so, even if it imports the package`(code: String) {
    #expect(FenceFragment.explains(["wrong"], of: fence(code), in: "a.md", isWhole: true))
  }

  @Test(arguments: [true, false])
  func `is a fragment if it imports a module of another package`(isWhole: Bool) {
    let errors = ["no such module 'Other'"]
    #expect(FenceFragment.explains(errors, of: fence("import Other"), in: "a.md", isWhole: isWhole))
  }

  @Test(arguments: [
    ("value of type 'URL' has no member 'lines'", true),
    ("type 'Timer' has no member 'publish'", true),
    ("value of type 'URL' has no member 'line'", false),
    ("value of type 'Cart' has no member 'lines'", false),
  ])
  func `is a fragment if Foundation has what it uses on Apple's platforms alone`(
    error: String, isFragment: Bool
  ) {
    let code = fence("import Shop\nread()")
    #expect(FenceFragment.explains([error], of: code, in: "a.md", isWhole: true) == isFragment)
  }

  @Test(arguments: [
    "let all = values[...]; all", "let rest = values[1...]", "let first = values[...2]",
    "func f(_ values: Int...) {}", "print(\"https://example.com/...\")", "print(\"wait...\")",
    "cart\n  .items", "// ...\ncart.items", "let same = a == // or not\n  b",
    "cart.items // throws an error", "func total()\n  -> Int { 1 }",
    "cart.items // error handling", "enum State {\n  // Error\n  case failed\n}",
    "pod(\"Cart\").gone", "source: \"Cart\"",
    "log(error) // of an error: its text", "names?[...]",
    "print(\"1, 2, ..., 10\")", "print(\"a \\\"(…)\\\" b\")", "load(\"https://a.b/?q=//c\")",
  ])
  func `is whole with a range, variadic parameters, text or comments`(code: String) {
    #expect(!FenceFragment.explains(["wrong"], of: fence(code), in: "a.md", isWhole: true))
  }

  @Test(arguments: [
    ("CHANGELOG.md", true), ("docs/Kit 2.0 Migration Guide.md", true), ("MigratingTo2.md", true),
    ("docs/10.Upgrading_Kit4.md", true), ("docs/Migration_2.0.md", true),
    ("docs/Migrations.md", false), ("Upgradeable.md", false),
  ])
  func `is a fragment on a page about versions, which may show code for earlier ones`(
    path: String, isFragment: Bool
  ) {
    let code = fence("cart.gone()")
    #expect(FenceFragment.explains(["wrong"], of: code, in: path, isWhole: true) == isFragment)
    var run = code
    run.isRun = true
    #expect(!FenceFragment.explains(["wrong"], of: run, in: path, isWhole: true))
  }

  @Test func `is wrong if its page says what it needs`() {
    let errors = ["cannot find 'a' in scope"]
    var own = fence("a")
    own.setup = [SourceLine(text: "let b = 1", number: 1)]
    var after = fence("a")
    after.preludeCount = 1
    var run = fence("a")
    run.isRun = true
    #expect(
      [own, after, run].allSatisfy {
        !FenceFragment.explains(errors, of: $0, in: "a.md", isWhole: false)
      })
  }

  private func fence(_ code: String) -> DocumentFence {
    DocumentFence(
      line: 1, outcome: .compiled, setup: [],
      code: code.split(separator: "\n").enumerated().map {
        SourceLine(text: String($1), number: $0 + 2)
      }, preludeCount: 0)
  }
}
