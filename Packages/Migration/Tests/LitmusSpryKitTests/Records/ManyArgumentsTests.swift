import LitmusSpryKit
import Testing

private final class FakeList: Spryable {
  enum Function: String, StringRepresentable {
    case add
    case sum
  }

  let spyRecord = SpyRecord()

  func add() { recordCall(functionName: "add") }
  func add(_ number: Int) { recordCall(functionName: "add", arguments: number) }
  func addNine(from n: Int) {
    recordCall(
      functionName: "add", arguments: n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8)
  }
  func addTwenty() {
    recordCall(
      functionName: "add", arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
      19, 20)
  }

  /// Records a call as generated code does, which appends one argument after the other.
  func sum(_ numbers: [Int]) -> Int {
    spryAnswer(
      "sum", signature: "sum", fileID: #fileID, filePath: #filePath, line: 1, column: 1,
      as: Int.self
    ) { arguments in
      for number in numbers { arguments.append(number) }
    }
  }
}

@Suite struct `Calls with few and many arguments` {
  private let fake = FakeList()

  @Test func `are recorded if the first has many`() {
    fake.addNine(from: 1)
    #expect(
      fake.didCall(.add).recordedCallsDescription
        == "add with <1>, <2>, <3>, <4>, <5>, <6>, <7>, <8>, <9>")
    fake.resetCalls()
    fake.addTwenty()
    #expect(fake.didCall(.add, withArguments: (1...20).map { $0 }).success)
  }

  @Test func `are recorded in any order`() {
    for number in 0..<300 {
      fake.add()
      fake.add(number)
      if number.isMultiple(of: 7) { fake.addNine(from: number) }
    }
    #expect(fake.didCall(.add, countSpecifier: .exactly(643)).success)
    for number in 0..<300 {
      #expect(fake.didCall(.add, with: number, countSpecifier: .exactly(1)).success)
    }
    #expect(fake.didCall(.add, withArguments: (294..<303).map { $0 }).success)
  }

  @Test func `are recorded by generated code`() {
    fake.stub(.sum).andDo { arguments in arguments.reduce(0) { $0 + ($1 as? Int ?? 0) } }
    for count in [100, 0, 1, 7, 1_000, 3] {
      #expect(fake.sum(Array(0..<count)) == count * (count - 1) / 2)
    }
    #expect(fake.didCall(.sum, withArguments: (0..<1_000).map { $0 }).success)
    #expect(fake.didCall(.sum, with: 0, 1, 2).success)
  }
}
