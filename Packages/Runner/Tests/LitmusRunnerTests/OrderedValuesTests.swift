import Testing

@testable import LitmusRunnerCore

@Suite struct `Values in order` {
  @Test func `are found by key, replaced in place and removed`() {
    var values = OrderedValues<Int, String>()
    #expect(values.first == nil)
    for key in [3, 1, 2] { values[key] = "\(key)" }
    values[3] = "three"
    #expect(values.values == ["three", "1", "2"])
    #expect(values[3] == "three")
    values[3] = nil
    values[4] = nil
    #expect(values.values == ["1", "2"])
    #expect(values.first == "1")
    #expect(values[3] == nil)
    values[3] = "again"
    values[1]?.append("!")
    #expect(values.values == ["1!", "2", "again"])
    values.update { $0 += "?" }
    #expect(values.values == ["1!?", "2?", "again?"])
    #expect(values.count == 3)
  }

  @Test func `keep their order however many are removed`() {
    var values = OrderedValues<Int, Int>()
    var expected: [Int] = []
    for number in 0..<2_000 {
      values[number] = number
      expected.append(number)
      // Removes from the front, from the middle and from the back.
      for index in [0, expected.count / 2, expected.count - 1] where number % 3 != 0 {
        guard expected.count > 1 else { continue }
        values[expected[index % expected.count]] = nil
        expected.remove(at: index % expected.count)
      }
      if number % 100 == 0 { #expect(values.values == expected) }
    }
    #expect(values.values == expected)
    #expect(values.first == expected.first)
    for number in expected { values[number] = nil }
    #expect(values.isEmpty)
    #expect(values.values == [])
  }
}
