import Testing

@testable import LitmusDocs

@Suite struct `The batches of fences` {
  @Test func `fences that agree are one run`() {
    #expect(
      FenceBatch.divide([["A"], ["B"], []]) == [FenceBatch(checked: [0, 1, 2], context: [])])
  }

  @Test func `a name that is declared again begins a run, which sees the nearest declarations`() {
    #expect(
      FenceBatch.divide([["A", "B"], ["C"], ["A"], []]) == [
        FenceBatch(checked: [0, 1], context: [3]), FenceBatch(checked: [2, 3], context: [1]),
      ])
  }

  @Test func `a fence on its own sees the nearest one before it first`() {
    let names: [Set<String>] = [["A"], ["A"], ["B"], ["C"]]
    #expect(FenceBatch.context(of: ["B"], around: 2, names) == [1, 3])
  }

  @Test func `no fences are no runs`() {
    #expect(FenceBatch.divide([]) == [])
  }
}
