#if LITMUS_REPORTING && !LITMUS_FAKES
/// The actions to run if the current code is abandoned, because it traps and the trap is caught.
///
/// A trap skips every `defer` and every `deinit`. Code that begins something which must end adds an action
/// here; the code that catches traps installs the list, and runs the actions after a trap.
@_spi(Litmus)
public final class AbandonmentActions: Sendable {
  /// The actions of the innermost closure whose traps are caught; `nil` outside of such closures.
  @TaskLocal public static var current: AbandonmentActions?

  private let actions = Locked<[@Sendable () -> Void]>([])

  /// Makes an empty list.
  public init() {}

  /// Adds an action.
  ///
  /// - Parameter action: The action. It is kept until the closure whose traps are caught has ended, and may
  ///   run although what it ends has ended already.
  public func add(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Runs the actions, in the order in which they were added.
  public func run() {
    for action in actions.withLock({ $0 }) { action() }
  }
}
#endif
