import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The source around a failure` {
  private let source: [Substring] = [
    "import Testing", "", "\t@Test func adds() {", "\t\tlet cart = Cart()", "",
    "\t\texpectEqual(cart.count, 2)", "\t}",
  ]

  private func excerpt(_ line: Int, _ count: Int) -> [String]? {
    SourceExcerpt(of: source, around: line, count: count)?.lines
      .map { "\($0.isMarked ? ">" : " ")\($0.number) \($0.text)" }
  }

  @Test func `has the lines before and after, without common indentation and empty ends`() {
    #expect(excerpt(6, 1) == [">6   expectEqual(cart.count, 2)", " 7 }"])
    #expect(
      excerpt(6, 2)
        == [" 4   let cart = Cart()", " 5 ", ">6   expectEqual(cart.count, 2)", " 7 }"])
    #expect(excerpt(1, 1) == [">1 import Testing"])
    #expect(excerpt(7, 0) == [">7 }"])
  }

  @Test func `is left out if there is no such line`() {
    for line in [-1, 0, 2, 8] { #expect(excerpt(line, 1) == nil) }
    #expect(SourceExcerpt(of: [], around: 1, count: 1) == nil)
  }

  @Test func `shows control characters, and the beginning of a long line`() {
    let line = SourceExcerpt(
      of: ["\u{1b}[31m" + String(repeating: "x", count: 200)], around: 1, count: 0)
    #expect(
      line?.lines.map(\.text) == ["\\u{1b}[31m" + String(repeating: "x", count: 149) + "…"])
  }

  @Test func `is read from regular files that have not changed since the run began`() throws {
    let folder = TemporaryDirectory()
    let path = try folder.write("one\u{c}\ntwo\r\nthree", to: "Cart.swift")
    func text(_ path: String, since: Date = .distantFuture) -> [String]? {
      let callSite = CallSite(fileID: "App/Cart.swift", filePath: path, line: 2, column: 1)
      return SourceFiles(unchangedSince: since).excerpt(around: callSite, lines: 1)?.lines
        .map(\.text)
    }
    #expect(text(path) == ["one\\u{c}", "two", "three"])
    #expect(text(path, since: Date(timeIntervalSince1970: 0)) == nil)
    for other in ["Cart.swift", "/dev/zero", folder.path] { #expect(text(other) == nil) }
    try Data([0xff, 0x0a, 0x0a]).write(to: URL(filePath: path))
    #expect(text(path) == nil)
  }

  @Test func `follows the failure in the terminal and on the page`() throws {
    let folder = TemporaryDirectory()
    let path = try folder.write(source.joined(separator: "\n"), to: "Cart.swift")
    let failure = ReportedFailure(
      message: "Value was 1, but expected 2",
      callSite: CallSite(fileID: "App/Cart.swift", filePath: path, line: 6, column: 5))
    let text = try written { writer in
      TerminalLines(writer: writer, style: .plain, sources: SourceFiles()).write(failure)
    }
    #expect(
      text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
            ▸ 6 │   expectEqual(cart.count, 2)
              7 │ }
        """)
    let element = PageElements(sources: SourceFiles()).failure(failure)
    #expect(
      element.between("<pre class=\"source\" tabindex=\"0\">", "</pre>") == """

        <span class="number">3</span> @Test func adds() {
        <span class="number">4</span>   let cart = Cart()
        <span class="number">5</span>\u{20}
        <mark><span class="number">6</span>   expectEqual(cart.count, 2)
        </mark><span class="number">7</span> }

        """)
  }

  @Test func `has the test's line in the terminal, too, if the test crashed in other code`() throws
  {
    let folder = TemporaryDirectory()
    let own = try folder.write(source.joined(separator: "\n"), to: "CartTests.swift")
    func shown(crashIn file: String, _ line: Int, output: String) throws -> [Substring] {
      let test = CallSite(fileID: "App/CartTests.swift", filePath: own, line: 3, column: 8)
      var result = result(
        of: TestDescription(id: cartID("adds()"), callSite: test), .crashed)
      result.failures = [
        ReportedFailure(
          message: "crashed",
          callSite: CallSite(fileID: "App/\(file)", filePath: folder[file], line: line, column: 0))
      ]
      result.output = output
      return try written { writer in
        TerminalLines(
          writer: writer, style: .plain, content: TerminalContent(output: .none),
          sources: SourceFiles()
        ).write(result)
      }.replacing("\(folder.path)/", with: "").split(separator: "\n")
    }
    let backtrace = """
      printed
      Backtrace:
        at Cart.add() (Cart.swift:9)
        at closure #1 in CartTests.adds() (CartTests.swift:6)
        at CartTests.adds() (CartTests.swift:4)

      """
    for end in ["", "Left running, and ended: sleep (process 4711)\n"] {
      #expect(
        try shown(crashIn: "Cart.swift", 9, output: backtrace + end).dropFirst() == [
          "    Cart.swift:9: crashed", "    CartTests.swift:4: The test was here",
          "      3 │ @Test func adds() {", "    ▸ 4 │   let cart = Cart()",
        ])
    }
    #expect(
      try shown(crashIn: "Cart.swift", 9, output: "(CartTests.swift:4)\n").dropFirst() == [
        "    Cart.swift:9: crashed", "    CartTests.swift:3:8: The test is declared here",
        "    ▸ 3 │ @Test func adds() {", "      4 │   let cart = Cart()",
      ])
    #expect(
      try shown(crashIn: "CartTests.swift", 4, output: backtrace).dropFirst() == [
        "    CartTests.swift:4: crashed", "      3 │ @Test func adds() {",
        "    ▸ 4 │   let cart = Cart()",
      ])
    #expect(
      try shown(
        crashIn: "CartTests.swift", 3,
        output: "  at depth(of:) (CartTests.swift:3)\n  at depth(of:) (CartTests.swift:4)\n"
      ).dropFirst() == [
        "    CartTests.swift:3: crashed", "    ▸ 3 │ @Test func adds() {",
        "      4 │   let cart = Cart()",
      ])
  }
}
