internal import CLitmusTraps
@_spi(Litmus) internal import LitmusReporting

/// Runs a closure on the calling thread and catches its traps.
///
/// It is for closures that must run on an actor, or on the main thread.
func guardInPlace(_ body: () throws -> Void) -> GuardedEnding {
  let abandonment = ActionList()
  var ending = GuardedEnding.returned
  let result = withAddress {
    ActionList.$afterTrap.withValue(abandonment) {
      do { try body() } catch { ending = .threw(error) }
    }
  } operation: {
    litmus_guard_in_place(litmus_call_closure, $0.pointer)
  }
  guard let trap = GuardedEnding(result) else { return ending }
  // A trap skips the end of each `withValue`, including the one above. Their values would stay
  // bound, and the task, which frees its memory in reverse order, would stop the process later.
  while ActionList.afterTrap === abandonment { litmus_pop_task_local_value() }
  abandonment.run()
  return trap
}
