#ifndef C_LITMUS_TRAPS_H
#define C_LITMUS_TRAPS_H

#include <stdbool.h>
#include <stddef.h>

// Runs code whose traps (the signals that a failing Swift program dies of) end that code alone.
//
// A trap abandons the code where it stands: its stack frames are left without being unwound, so what
// they had retained leaks, and locks that they held stay locked.

/// How guarded code ended.
typedef enum {
  /// It returned.
  LitmusGuardReturned,
  /// It trapped.
  LitmusGuardTrapped,
  /// It trapped inside of a dispatch queue, which its thread cannot leave here.
  LitmusGuardTrappedInQueue,
  /// It was not run, because the system gave no thread for it.
  LitmusGuardHadNoThread,
  /// It was not run, because its traps cannot be caught in place here: the Swift runtime is not as
  /// expected, or an earlier trap has left a thread on a dispatch queue.
  LitmusGuardUnsupported,
} LitmusGuardEnding;

/// What guarded code left behind.
typedef struct {
  LitmusGuardEnding ending;
  /// What was last written to `stderr` before the trap; NULL if there is nothing, or where the C library
  /// has no such streams as it takes to know. The receiver frees it with `litmus_free_message`.
  char *message;
} LitmusGuardResult;

typedef void (*LitmusGuardedCode)(void *context);

/// The size of a Swift closure of type `() -> Void` that `litmus_call_closure` expects.
extern const size_t litmus_closure_size;

/// Calls the Swift closure of type `() -> Void` at an address, and retains nothing for it.
void litmus_call_closure(void *closure);

/// Whether traps can be caught on this platform. Where not, guarded code is not run.
bool litmus_traps_can_be_caught(void);

void litmus_free_message(char *message);

/// Whether the calling code runs on an actor.
bool litmus_is_on_actor(void);

/// Ends the binding of the task-local value that was bound last in the current task.
void litmus_pop_task_local_value(void);

/// Forgets how a thread is moved back to a dispatch queue, as if libdispatch were different; for tests.
void litmus_forget_thread_queues(void);

/// Runs code on the calling thread, for code that belongs to that thread.
LitmusGuardResult litmus_guard_in_place(LitmusGuardedCode code, void *context);

/// Runs code on a thread of its own, and blocks until it has ended.
LitmusGuardResult litmus_guard_on_thread(LitmusGuardedCode code, void *context);

/// Runs code on a thread of its own, and hands its result to `completion` on another.
void litmus_guard_in_background(
    LitmusGuardedCode code, void (*completion)(void *context, LitmusGuardResult result),
    void *context);

#endif
