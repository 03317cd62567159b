#if LITMUS_REPORTING && !LITMUS_FAKES
/// Actions that one module adds, and another one runs.
@_spi(Litmus)
public final class ActionList: Sendable {
  /// The actions to run if the current code is abandoned, because it traps and the trap is caught; `nil` outside of
  /// closures whose traps are caught.
  ///
  /// A trap skips every `defer` and every `deinit`. Code that begins something which must end adds an action; the
  /// code that catches traps installs the list, and runs the actions after a trap.
  @TaskLocal public static var afterTrap: ActionList?

  /// The actions that release what libraries still hold for deallocated objects, until it is convenient.
  ///
  /// A leak check runs them first, because that may retain the object that is being checked.
  public static let beforeLeakCheck = ActionList()

  private let actions = Locked<[@Sendable () -> Void]>([])

  /// Makes an empty list.
  public init() {}

  /// Adds an action.
  ///
  /// - Parameter action: The action. It is kept as long as the list, and may run although what it ends has ended
  ///   already.
  public func add(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Runs the actions, in the order in which they were added.
  public func run() {
    for action in actions.withLock({ $0 }) { action() }
  }
}
#endif
