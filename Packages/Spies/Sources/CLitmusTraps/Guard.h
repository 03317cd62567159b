#ifndef LITMUS_GUARD_H
#define LITMUS_GUARD_H

#include "CLitmusTraps.h"

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

// tvOS and watchOS have no alternate signal stacks.
#if defined(__linux__) || \
    (defined(__APPLE__) && !TARGET_OS_TV && !TARGET_OS_WATCH)
#define LITMUS_CAN_CATCH_TRAPS 1

#include <setjmp.h>
#include <stddef.h>

/// A piece of guarded code that is running.
typedef struct LitmusGuard {
  /// Where a trap goes back to.
  sigjmp_buf start;
  /// The guard that is in force on this thread when this one has ended.
  struct LitmusGuard *outer;
  /// The dispatch queue that the code was started on, known by its label's address.
  const char *queue;
  /// Keeps the thread as it is and ends the wait for it; NULL if the thread is the caller's.
  void (*park)(struct LitmusGuard *guard, bool hasTrapped);
  /// The text last written to `stderr`, which is held back because it may be a trap's message.
  char *text;
  size_t textLength;
  /// How much of the text is the message; a stack trace may follow it.
  size_t messageLength;
  /// The runtime's messages before the code ran.
  const char *earlierMessages;
} LitmusGuard;

/// The innermost guard of the calling thread, or NULL.
LitmusGuard *litmus_current_guard(void);
void litmus_set_current_guard(LitmusGuard *guard);

/// Runs code under a guard, and returns whether it trapped.
bool litmus_run_guarded(LitmusGuard *guard, LitmusGuardedCode code, void *context);

/// Has the process's signals and its `stderr` ask for guards. The first call does it.
void litmus_install_signal_handlers(void);
void litmus_install_message_stream(void);

/// Lets the calling thread receive the signals of a trap. A thread begins with the mask of the one that
/// made it, and a fault whose signal is blocked ends the process.
void litmus_unblock_signals(void);

/// Takes a piece of text that the calling thread wrote to `stderr`.
void litmus_receive_text(const char *text, size_t length);

/// The held-back text as a string that the receiver frees, or NULL; the guard no longer has it.
char *litmus_take_message(LitmusGuard *guard);

/// Writes the held-back text to standard error after all.
void litmus_release_text(LitmusGuard *guard);

#endif
#endif
