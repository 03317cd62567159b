#include "DispatchInternals.h"
#include "SwiftInternals.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

/// Whether the thread is on a queue that it cannot leave, because of an earlier trap.
static _Thread_local bool isThreadStuck = false;

LitmusGuardResult litmus_guard_in_place(LitmusGuardedCode code, void *context) {
  if (!litmus_can_separate_accesses() || isThreadStuck) {
    return (LitmusGuardResult){LitmusGuardUnsupported, NULL};
  }
  litmus_prepare_thread_queues();
  LitmusGuard guard = {.park = NULL};
  LitmusAccesses accesses;
  LitmusThreadQueue queue = litmus_thread_queue();
  litmus_begin_accesses(&accesses);
  bool hasTrapped = litmus_run_guarded(&guard, code, context);
  litmus_end_accesses(&accesses);
  if (!hasTrapped) return (LitmusGuardResult){LitmusGuardReturned, NULL};

  litmus_restore_thread_queue(queue);
  char *message = litmus_take_message(&guard);
  if (litmus_current_queue() == guard.queue) {
    return (LitmusGuardResult){LitmusGuardTrapped, message};
  }
  isThreadStuck = true;
  return (LitmusGuardResult){LitmusGuardTrappedInQueue, message};
}

#else

LitmusGuardResult litmus_guard_in_place(LitmusGuardedCode code, void *context) {
  (void)code;
  (void)context;
  return (LitmusGuardResult){LitmusGuardUnsupported, NULL};
}

#endif
