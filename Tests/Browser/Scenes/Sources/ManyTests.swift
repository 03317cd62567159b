import LitmusRunner

/// A thousand tests, of which in each hundred one fails, one prints and one is skipped.
protocol CrowdSuite: ListedSuite where Subject == Self { init() }

extension CrowdSuite {
  static var tests: TestList<Self> {
    var list = TestList(tags: ["crowd"], make: { Self() })
    guard Scene.current == .many else { return list }
    for number in 1...1_000 {
      let tags = number % 10 == 0 ? ["tenth"] : []
      list.add("testCustomer\(number)", tags: tags + ["table\(number % 100)."]) { _ in
        switch number % 100 {
        case 7: AssertEqual([1, 2, 3], other: [1, 3], message: "the list of \(Self.self)")
        case 8: print("served by \(Self.self)")
        case 9: throw TestSkip("Closed on Sundays")
        default: break
        }
      }
    }
    return list
  }
}

struct Counter0Tests: CrowdSuite {}
struct Counter1Tests: CrowdSuite {}
struct Counter2Tests: CrowdSuite {}
struct Counter3Tests: CrowdSuite {}
struct Counter4Tests: CrowdSuite {}
struct Counter5Tests: CrowdSuite {}
struct Counter6Tests: CrowdSuite {}
struct Counter7Tests: CrowdSuite {}
struct Counter8Tests: CrowdSuite {}
struct Counter9Tests: CrowdSuite {}
