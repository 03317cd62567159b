#define _GNU_SOURCE
#include "Guard.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdint.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

bool litmus_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#else
  return syscall(SYS_gettid) == getpid();
#endif
}

// The Swift runtime keeps a list, in the thread, of the accesses to variables that are under way. Its
// entries lie on the stack. These two make a list for a task on top of the thread's, and take it off
// again; the compiler's concurrency runtime calls them whenever a task begins and suspends.
extern void swift_task_enterThreadLocalContext(char *state);
extern void swift_task_exitThreadLocalContext(char *state);

LitmusGuardResult litmus_guard_in_place(LitmusGuardedCode code, void *context) {
  LitmusGuard guard = {.park = NULL};
  // Two pointers, initially null. Without them the entries of abandoned frames would stay in the
  // thread's list, and the next access would follow them into memory that is used for other things.
  uintptr_t accesses[2] = {0, 0};
  LitmusThreadQueue queue = litmus_thread_queue();
  swift_task_enterThreadLocalContext((char *)accesses);
  bool hasTrapped = litmus_run_guarded(&guard, code, context);
  swift_task_exitThreadLocalContext((char *)accesses);
  if (hasTrapped) litmus_restore_thread_queue(queue);

  LitmusGuardResult result = {LitmusGuardReturned, NULL};
  if (hasTrapped) {
    result.ending = LitmusGuardTrapped;
    result.message = litmus_take_message(&guard);
  }
  return result;
}

extern __attribute__((swiftcall)) void swift_task_localValuePop(void);

void litmus_pop_task_local_value(void) { swift_task_localValuePop(); }

#else

void litmus_pop_task_local_value(void) {}

bool litmus_is_main_thread(void) { return false; }

LitmusGuardResult litmus_guard_in_place(LitmusGuardedCode code, void *context) {
  (void)code;
  (void)context;
  return (LitmusGuardResult){LitmusGuardHadNoThread, NULL};
}

#endif
