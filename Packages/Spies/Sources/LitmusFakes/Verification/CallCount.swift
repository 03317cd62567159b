#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// An expected number of calls: an integer, a range, or a word such as `.once`.
///
/// ```swift
/// expectReceived(fake.calls.load, times: 2)
/// expectReceived(fake.calls.load, times: 1...3)
/// expectReceived(fake.calls.load, times: .atLeast(2))
/// ```
public protocol CallCountValue {
  /// The number of calls.
  var callCount: CallCount { get }
}

/// An expected number of calls.
public struct CallCount: CallCountValue, Sendable, Hashable {
  let fewest: Int
  /// `nil` if any number is not too many.
  let most: Int?
  /// What the test has written, if no number of calls can meet it; a mistake of the test.
  let impossible: String?

  init(fewest: Int, most: Int?, writtenAs text: String) {
    self.fewest = max(fewest, 0)
    self.most = most
    impossible = most.map { $0 < max(fewest, 0) } ?? false ? text : nil
  }

  /// The number itself.
  public var callCount: CallCount { self }

  /// Returns whether a number of calls is expected.
  @_spi(Litmus)
  public func isMet(by count: Int) -> Bool { count >= fewest && canBeMet(after: count) }

  /// Returns whether the number of calls is, or can still become, an expected number.
  func canBeMet(after count: Int) -> Bool { impossible == nil && most.map { count <= $0 } ?? true }
}

extension CallCountValue where Self == CallCount {
  /// One call.
  public static var once: CallCount { .exactly(1) }

  /// No calls.
  public static var never: CallCount { .exactly(0) }

  /// Exactly this many calls.
  public static func exactly(_ count: Int) -> CallCount {
    CallCount(fewest: count, most: count, writtenAs: "exactly \(count)")
  }

  /// This many calls or more.
  public static func atLeast(_ count: Int) -> CallCount {
    CallCount(fewest: count, most: nil, writtenAs: "at least \(count)")
  }

  /// This many calls or fewer.
  public static func atMost(_ count: Int) -> CallCount {
    CallCount(fewest: 0, most: count, writtenAs: "at most \(count)")
  }
}

extension Int: CallCountValue {
  /// Exactly this many calls.
  public var callCount: CallCount { .exactly(self) }
}

extension ClosedRange<Int>: CallCountValue {
  /// As many calls as the range contains.
  public var callCount: CallCount {
    CallCount(fewest: lowerBound, most: upperBound, writtenAs: "\(self)")
  }
}

extension Range<Int>: CallCountValue {
  /// As many calls as the range contains.
  public var callCount: CallCount {
    CallCount(fewest: lowerBound, most: upperBound.predecessor, writtenAs: "\(self)")
  }
}

extension PartialRangeFrom<Int>: CallCountValue {
  /// As many calls as the range contains.
  public var callCount: CallCount { .atLeast(lowerBound) }
}

extension PartialRangeThrough<Int>: CallCountValue {
  /// As many calls as the range contains.
  public var callCount: CallCount {
    CallCount(fewest: 0, most: upperBound, writtenAs: "...\(upperBound)")
  }
}

extension PartialRangeUpTo<Int>: CallCountValue {
  /// As many calls as the range contains.
  public var callCount: CallCount {
    CallCount(fewest: 0, most: upperBound.predecessor, writtenAs: "..<\(upperBound)")
  }
}

extension Int {
  /// The largest number that is less; of the smallest, itself.
  fileprivate var predecessor: Int { self == .min ? self : self - 1 }
}

extension CallCount: CustomStringConvertible {
  /// The expected number in words, as in `at least 1 time`.
  public var description: String {
    if let impossible { return "\(impossible) times" }
    guard let most else { return "at least \(counted(fewest, "time"))" }
    if fewest == most { return "exactly \(counted(most, "time"))" }
    return fewest == 0
      ? "at most \(counted(most, "time"))" : "\(fewest) to \(counted(most, "time"))"
  }
}
#endif
