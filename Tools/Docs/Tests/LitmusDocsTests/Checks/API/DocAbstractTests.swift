import Testing

@testable import LitmusDocs

@Suite struct `The first sentence of a comment` {
  @Test(arguments: [
    ([], ""),
    (["One."], "One."),
    (["", "One", "two. Three."], "One two."),
    (["One, e.g. two. Three."], "One, e.g. two."),
    (["No full stop", "", "Another."], "No full stop"),
    (["`a. B` is one. Two."], "`a. B` is one."),
    (["**One.** Two."], "**One.**"),
    (["Is it? Yes."], "Is it?"),
    (["See ``Point/x``."], "See `Point/x`."),
    (["Version 1.5 is. Two"], "Version 1.5 is."),
  ])
  func `is found`(lines: [String], sentence: String) {
    #expect(DocAbstract.text(of: lines) == sentence)
  }
}
