// This file relies on internals of the Swift runtime:
//
// - A closure of type `() -> Void` is stored as the address of its function, which is called with the
//   calling convention `swiftcall`, and the address of its context. (Stable on Apple's platforms.)
// - `swift_task_enterThreadLocalContext` and `swift_task_exitThreadLocalContext`, which the concurrency
//   runtime calls when a task begins to run and when it suspends, exchange the thread's list of accesses
//   in progress for a task's, in two words that are initially null.
// - `swift_task_localValuePop` ends the binding of the task-local value that was bound last.
// - `swift_task_getCurrentExecutor` returns the executor of the running task in two words, of which the
//   first is null if that is no actor.
// - `swift_getFatalErrorMessageBuffer` returns the address of the pointer to the messages of traps.
//
// It was tried with Swift 6.3.1 on Linux (x86_64, glibc). On Apple's platforms it has never run.
//
// The functions are looked up weakly, and a test of the exchange of lists runs before the first closure
// that runs in place. If a function is missing, or the test fails, such closures are reported as not
// run, because traps cannot be caught here. (Without the last function, traps are caught, and leak.) The
// size of a closure is compared in Swift, by `ClosureAddress`.
#include "SwiftInternals.h"

#include <stddef.h>

/// A Swift closure of type `() -> Void` as it is stored.
typedef struct {
  __attribute__((swiftcall)) void (*function)(__attribute__((swift_context)) void *context);
  void *context;
} Closure;

const size_t litmus_closure_size = sizeof(Closure);

// Swift retains a closure that it loads from memory while it calls it. A trap would prevent the release,
// and `withoutActuallyEscaping` stops the process if the closure is still retained at its end. This call
// retains nothing.
void litmus_call_closure(void *closure) {
  Closure callee = *(Closure *)closure;
  callee.function(callee.context);
}

__attribute__((weak)) extern __attribute__((swiftcall)) void swift_task_localValuePop(void);

void litmus_pop_task_local_value(void) { swift_task_localValuePop(); }

/// An executor as the runtime returns it.
typedef struct {
  void *actor;
  void *implementation;
} Executor;

__attribute__((weak)) extern __attribute__((swiftcall)) Executor swift_task_getCurrentExecutor(void);

bool litmus_is_on_actor(void) {
  return swift_task_getCurrentExecutor != NULL && swift_task_getCurrentExecutor().actor != NULL;
}

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdatomic.h>

__attribute__((weak)) extern void swift_task_enterThreadLocalContext(char *state);
__attribute__((weak)) extern void swift_task_exitThreadLocalContext(char *state);

// Both are part of Swift's ABI: the compiler calls them for each access that it cannot check itself.
__attribute__((weak)) extern void swift_beginAccess(
    void *variable, void *buffer, uintptr_t flags, void *programCounter);
__attribute__((weak)) extern void swift_endAccess(void *buffer);

void litmus_begin_accesses(LitmusAccesses *accesses) {
  *accesses = (LitmusAccesses){{0}};
  swift_task_enterThreadLocalContext((char *)accesses);
}

void litmus_end_accesses(LitmusAccesses *accesses) {
  swift_task_exitThreadLocalContext((char *)accesses);
}

static bool canSeparateAccesses = false;

/// Begins an access in a list of its own, and looks whether the list received it.
static void testAccesses(void) {
  if (swift_task_enterThreadLocalContext == NULL || swift_task_exitThreadLocalContext == NULL
      || swift_task_localValuePop == NULL || swift_beginAccess == NULL || swift_endAccess == NULL) {
    return;
  }
  enum { modifyAndTrack = 0x21 };
  static int variable;
  uintptr_t access[3] = {0, 0, 0};
  LitmusAccesses accesses;
  litmus_begin_accesses(&accesses);
  swift_beginAccess(&variable, access, modifyAndTrack, NULL);
  litmus_end_accesses(&accesses);
  uintptr_t entry = (uintptr_t)access;
  canSeparateAccesses = accesses.words[0] == entry || accesses.words[1] == entry;
  if (!canSeparateAccesses) {
    // The access must end in either case, and is in the thread's list.
    swift_endAccess(access);
    return;
  }
  swift_task_enterThreadLocalContext((char *)&accesses);
  swift_endAccess(access);
  litmus_end_accesses(&accesses);
}

bool litmus_can_separate_accesses(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, testAccesses);
  return canSeparateAccesses;
}

#if defined(__APPLE__)

const char *litmus_messages_of_runtime(void) { return NULL; }
void litmus_drop_messages_of_runtime(void) {}

#else

__attribute__((weak)) extern _Atomic(const char *) *swift_getFatalErrorMessageBuffer(void);

/// Empty texts: another after each drop, so that the address tells whether there were messages meanwhile.
static const char noMessages[4096];

const char *litmus_messages_of_runtime(void) {
  if (swift_getFatalErrorMessageBuffer == NULL) return NULL;
  const char *messages = atomic_load(swift_getFatalErrorMessageBuffer());
  return messages == NULL ? noMessages : messages;
}

void litmus_drop_messages_of_runtime(void) {
  static atomic_uint drops = 1;
  if (swift_getFatalErrorMessageBuffer == NULL) return;
  // Not freed: another thread that traps may be copying it.
  const char *none = &noMessages[atomic_fetch_add(&drops, 1) % sizeof noMessages];
  atomic_store(swift_getFatalErrorMessageBuffer(), none);
}

#endif
#endif
