import Testing

@testable import LitmusDocs

@Suite struct `The errors in a compiler's output` {
  @Test func `errors have file, line and message, each once`() {
    let output = """
      docs/a:b.md:12:5: error: cannot find 'x' in scope
      x
      ^
      docs/a:b.md:12:5: note: did you mean 'y'?
      docs/a:b.md:3:1: warning: unused
      docs/a:b.md:12:9: error: cannot find 'x' in scope
      <unknown>:0: error: no plugin
      """
    let errors = CompilerError.all(in: output)
    #expect(errors.map(\.file) == ["docs/a:b.md"])
    #expect(errors.map(\.line) == [12])
    #expect(errors.map(\.message) == ["cannot find 'x' in scope"])
  }
}
