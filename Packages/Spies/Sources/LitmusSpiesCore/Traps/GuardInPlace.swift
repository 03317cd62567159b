internal import CLitmusSpies

/// Runs a closure where it is called, with its traps caught.
///
/// It is for closures that belong where they are: on an actor, or on the main thread.
func guardInPlace(_ body: () throws -> Void) -> GuardedEnding {
  let scopes = GuardedScopes()
  var ending = GuardedEnding.returned
  let result = withAddress {
    GuardedScopes.$current.withValue(scopes) {
      do { try body() } catch { ending = .threw(error) }
    }
  } operation: {
    litmus_guard_in_place(litmus_call_closure, $0.pointer)
  }
  guard let trap = GuardedEnding(result) else { return ending }
  // A trap leaves each `withValue` without its end, also the one above. Their values would stay in
  // force, and the task, which frees its memory in the reverse order, would stop the process later.
  while GuardedScopes.current === scopes { litmus_pop_task_local_value() }
  scopes.end()
  return trap
}
