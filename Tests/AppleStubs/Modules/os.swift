// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's os module that Litmus uses.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) { fatalError() }

  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { fatalError() }

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { fatalError() }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { fatalError() }

  @available(*, noasync)
  public func lock() {}

  @available(*, noasync)
  public func unlock() {}
}
