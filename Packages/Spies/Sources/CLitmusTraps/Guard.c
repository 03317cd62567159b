#include "DispatchInternals.h"
#include "SwiftInternals.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <signal.h>

// Read by the signal handler. A signal handler must not allocate, which is what the first access to
// a dynamic library's thread-local variable does otherwise.
#if defined(__linux__)
__attribute__((tls_model("initial-exec")))
#endif
static _Thread_local LitmusGuard *currentGuard = NULL;

LitmusGuard *litmus_current_guard(void) { return currentGuard; }

void litmus_set_current_guard(LitmusGuard *guard) { currentGuard = guard; }

/// Runs code with a gap between its stack frames and those of its caller.
///
/// What the caller calls after a trap uses the gap, and not the memory of the abandoned frames, which
/// the Swift runtime still has to look into.
__attribute__((noinline, no_sanitize("address"))) static void runBelowGap(
    LitmusGuardedCode code, void *context) {
  char gap[16 * 1024];
  // For the compiler, somebody may be using it from here on.
  __asm__ volatile("" : : "r"(gap) : "memory");
  code(context);
  __asm__ volatile("" : : "r"(gap) : "memory");
}

bool litmus_run_guarded(LitmusGuard *guard, LitmusGuardedCode code, void *context) {
  litmus_install_signal_handlers();
  litmus_install_message_stream();

  // After a stack overflow the signal handler needs another stack. It may not lie below this frame: the
  // system refuses to take it down as long as the stack pointer points into it.
  char alternateMemory[64 * 1024];
  stack_t alternate = {.ss_sp = alternateMemory, .ss_size = sizeof alternateMemory};
  stack_t previous;
  // A sanitizer brings a stack of its own, and finds faults in any other.
  bool isNeeded = sigaltstack(NULL, &previous) == 0 && (previous.ss_flags & SS_DISABLE) != 0;
  if (isNeeded) sigaltstack(&alternate, NULL);

  guard->outer = currentGuard;
  guard->queue = litmus_current_queue();
  guard->text = NULL;
  guard->textLength = 0;
  guard->messageLength = 0;
  guard->earlierMessages = litmus_messages_of_runtime();
  // The handler blocks no signals, but the thread sanitizer, which runs it, does: so the mask is saved.
  bool hasTrapped = sigsetjmp(guard->start, 1) != 0;
  if (!hasTrapped) {
    currentGuard = guard;
    runBelowGap(code, context);
    litmus_release_text(guard);
  }
  currentGuard = guard->outer;
  if (isNeeded) sigaltstack(&previous, NULL);
  return hasTrapped;
}

bool litmus_traps_can_be_caught(void) { return true; }

#else

bool litmus_traps_can_be_caught(void) { return false; }

#endif
