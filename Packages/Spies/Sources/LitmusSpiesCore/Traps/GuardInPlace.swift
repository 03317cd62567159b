internal import CLitmusSpies

/// Runs a closure where it is called, with its traps caught.
///
/// It is for closures that belong where they are: on an actor, or on the main thread.
func guardInPlace(_ body: () throws -> Void) -> GuardedEnding {
  let mark = BindingMark()
  var ending = GuardedEnding.returned
  let result = withAddress {
    BindingMark.$current.withValue(mark) {
      do { try body() } catch { ending = .threw(error) }
    }
  } operation: {
    litmus_guard_in_place(litmus_call_closure, $0.pointer)
  }
  guard let trap = GuardedEnding(result) else { return ending }
  // A trap leaves each `withValue` without its end, also the one above. Their values would stay in
  // force, and the task, which frees its memory in the reverse order, would stop the process later.
  while BindingMark.current === mark { litmus_pop_task_local_value() }
  return trap
}

/// A task-local value that is in force until all that were bound after it are gone.
private final class BindingMark: Sendable {
  @TaskLocal static var current: BindingMark?
}
