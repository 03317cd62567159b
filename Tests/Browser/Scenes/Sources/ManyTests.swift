import LitmusRunner

/// A hundred tests, of which one fails, one prints and one is skipped.
protocol CrowdSuite: ListedSuite where Subject == Self { init() }

extension CrowdSuite {
  static var tests: TestList<Self> {
    var list = TestList(tags: ["crowd"], make: { Self() })
    guard Scene.current == .many else { return list }
    for number in 1...100 {
      list.add("testCustomer\(number)", tags: number % 10 == 0 ? ["tenth"] : []) { _ in
        switch number {
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

struct Counter001Tests: CrowdSuite {}
struct Counter002Tests: CrowdSuite {}
struct Counter003Tests: CrowdSuite {}
struct Counter004Tests: CrowdSuite {}
struct Counter005Tests: CrowdSuite {}
struct Counter006Tests: CrowdSuite {}
struct Counter007Tests: CrowdSuite {}
struct Counter008Tests: CrowdSuite {}
struct Counter009Tests: CrowdSuite {}
struct Counter010Tests: CrowdSuite {}
struct Counter011Tests: CrowdSuite {}
struct Counter012Tests: CrowdSuite {}
struct Counter013Tests: CrowdSuite {}
struct Counter014Tests: CrowdSuite {}
struct Counter015Tests: CrowdSuite {}
struct Counter016Tests: CrowdSuite {}
struct Counter017Tests: CrowdSuite {}
struct Counter018Tests: CrowdSuite {}
struct Counter019Tests: CrowdSuite {}
struct Counter020Tests: CrowdSuite {}
struct Counter021Tests: CrowdSuite {}
struct Counter022Tests: CrowdSuite {}
struct Counter023Tests: CrowdSuite {}
struct Counter024Tests: CrowdSuite {}
struct Counter025Tests: CrowdSuite {}
struct Counter026Tests: CrowdSuite {}
struct Counter027Tests: CrowdSuite {}
struct Counter028Tests: CrowdSuite {}
struct Counter029Tests: CrowdSuite {}
struct Counter030Tests: CrowdSuite {}
struct Counter031Tests: CrowdSuite {}
struct Counter032Tests: CrowdSuite {}
struct Counter033Tests: CrowdSuite {}
struct Counter034Tests: CrowdSuite {}
struct Counter035Tests: CrowdSuite {}
struct Counter036Tests: CrowdSuite {}
struct Counter037Tests: CrowdSuite {}
struct Counter038Tests: CrowdSuite {}
struct Counter039Tests: CrowdSuite {}
struct Counter040Tests: CrowdSuite {}
struct Counter041Tests: CrowdSuite {}
struct Counter042Tests: CrowdSuite {}
struct Counter043Tests: CrowdSuite {}
struct Counter044Tests: CrowdSuite {}
struct Counter045Tests: CrowdSuite {}
struct Counter046Tests: CrowdSuite {}
struct Counter047Tests: CrowdSuite {}
struct Counter048Tests: CrowdSuite {}
struct Counter049Tests: CrowdSuite {}
struct Counter050Tests: CrowdSuite {}
struct Counter051Tests: CrowdSuite {}
struct Counter052Tests: CrowdSuite {}
struct Counter053Tests: CrowdSuite {}
struct Counter054Tests: CrowdSuite {}
struct Counter055Tests: CrowdSuite {}
struct Counter056Tests: CrowdSuite {}
struct Counter057Tests: CrowdSuite {}
struct Counter058Tests: CrowdSuite {}
struct Counter059Tests: CrowdSuite {}
struct Counter060Tests: CrowdSuite {}
struct Counter061Tests: CrowdSuite {}
struct Counter062Tests: CrowdSuite {}
struct Counter063Tests: CrowdSuite {}
struct Counter064Tests: CrowdSuite {}
struct Counter065Tests: CrowdSuite {}
struct Counter066Tests: CrowdSuite {}
struct Counter067Tests: CrowdSuite {}
struct Counter068Tests: CrowdSuite {}
struct Counter069Tests: CrowdSuite {}
struct Counter070Tests: CrowdSuite {}
struct Counter071Tests: CrowdSuite {}
struct Counter072Tests: CrowdSuite {}
struct Counter073Tests: CrowdSuite {}
struct Counter074Tests: CrowdSuite {}
struct Counter075Tests: CrowdSuite {}
struct Counter076Tests: CrowdSuite {}
struct Counter077Tests: CrowdSuite {}
struct Counter078Tests: CrowdSuite {}
struct Counter079Tests: CrowdSuite {}
struct Counter080Tests: CrowdSuite {}
struct Counter081Tests: CrowdSuite {}
struct Counter082Tests: CrowdSuite {}
struct Counter083Tests: CrowdSuite {}
struct Counter084Tests: CrowdSuite {}
struct Counter085Tests: CrowdSuite {}
struct Counter086Tests: CrowdSuite {}
struct Counter087Tests: CrowdSuite {}
struct Counter088Tests: CrowdSuite {}
struct Counter089Tests: CrowdSuite {}
struct Counter090Tests: CrowdSuite {}
struct Counter091Tests: CrowdSuite {}
struct Counter092Tests: CrowdSuite {}
struct Counter093Tests: CrowdSuite {}
struct Counter094Tests: CrowdSuite {}
struct Counter095Tests: CrowdSuite {}
struct Counter096Tests: CrowdSuite {}
struct Counter097Tests: CrowdSuite {}
struct Counter098Tests: CrowdSuite {}
struct Counter099Tests: CrowdSuite {}
struct Counter100Tests: CrowdSuite {}
