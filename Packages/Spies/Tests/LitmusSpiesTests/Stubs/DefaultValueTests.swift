import Foundation
import LitmusReporting
import LitmusSpies
import Testing

@Suite(.fakePolicy(.relaxed)) struct `The default of an unstubbed call` {
  private func value<Value>(of type: Value.Type) -> Value { FakeClosure<() -> Value>().closure() }

  @Test func `is a type's own`() {
    #expect(value(of: Character.self) == " ")
    #expect(value(of: StaticString.self).description == "")
    #expect(value(of: Range<Int>.self) == 0..<0)
    #expect(value(of: UUID.self).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(value(of: URL.self).absoluteString == "about:blank")
    #expect(value(of: URLComponents.self).string == "")
    #expect(value(of: DateComponents.self) == DateComponents())
    #expect(value(of: DateInterval.self).duration == 0)
    #expect(value(of: IndexPath.self).isEmpty)
    #expect(value(of: AttributedString.self) == "")
  }

  @Test func `is zero for a type that adds`() {
    #expect(value(of: CGFloat.self) == 0)
    #expect(value(of: Steps.self) == Steps(count: 0))
  }

  @Test func `is empty for a collection or a set`() {
    #expect(value(of: Slice<[Int]>.self).isEmpty)
    #expect(value(of: String.UnicodeScalarView.self).isEmpty)
    #expect(value(of: IndexSet.self).isEmpty)
    #expect(value(of: CharacterSet.self).isEmpty)
    #expect(value(of: Permissions.self) == [])
  }
}

// MARK: - Fixtures

private struct Steps: AdditiveArithmetic {
  static let zero = Steps(count: 0)
  var count: Int

  static func + (left: Steps, right: Steps) -> Steps { Steps(count: left.count + right.count) }
  static func - (left: Steps, right: Steps) -> Steps { Steps(count: left.count - right.count) }
}

private struct Permissions: OptionSet {
  let rawValue: Int
}
