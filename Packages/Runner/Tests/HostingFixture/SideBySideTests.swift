import LitmusRunner
import Testing

/// Tests of which each fails while the other is running; they wait for one another.
@Suite struct SideBySide {
  private static let meeting = Meeting()

  @Test(arguments: 1...2) func fails(_ number: Int) async {
    await Self.meeting.meet()
    AssertEqual(number, other: 0)
    await Self.meeting.meet()
  }
}

/// Where two tests wait until both are there, as often as they like.
private actor Meeting {
  private var waiting: CheckedContinuation<Void, Never>?

  func meet() async {
    if let other = waiting.take() {
      other.resume()
    } else {
      await withCheckedContinuation { waiting = $0 }
    }
  }
}
