@_spi(Litmus) internal import LitmusReporting

/// A list of arguments of one type, filled by ``ArgumentMatch/capture(into:)``.
///
/// ```swift
/// let ids = Captor<String>()
/// fake.when.load(id: .capture(into: ids)).andReturn(page)
/// ```
///
/// In a stub, it receives the argument of each call that the stub answers; in a verification that passes, those
/// of all calls that the verification found.
public final class Captor<Value>: Sendable {
  private let captured = Locked<[Any?]>([])

  /// Makes an empty captor.
  public init() {}

  /// The arguments, in the order of the calls.
  public var values: [Value] {
    captured.withLock(\.self).compactMap { convert($0, to: Value.self) }
  }

  /// The argument of the last call.
  public var last: Value? { values.last }
}

/// An object that receives the arguments that a condition matches.
protocol ArgumentCapturing {
  func capture(_ argument: Any?)
}

extension Captor: ArgumentCapturing {
  func capture(_ argument: Any?) { captured.withLock { $0.append(argument) } }
}

/// The captors of two conditions of one argument.
struct CaptorPair: ArgumentCapturing {
  private let captors: [any ArgumentCapturing]

  /// Makes the pair; `nil` if there is no captor.
  init?(_ captors: [(any ArgumentCapturing)?]) {
    self.captors = captors.compactMap(\.self)
    if self.captors.isEmpty { return nil }
  }

  func capture(_ argument: Any?) { for captor in captors { captor.capture(argument) } }
}
