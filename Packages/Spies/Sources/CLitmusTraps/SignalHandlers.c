#define _GNU_SOURCE
#include "DispatchInternals.h"
#include "SwiftInternals.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

/// What a trap raises: ILL or TRAP by Swift's own checks, ABRT by its runtime, the others by the
/// processor.
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signalCount = sizeof signals / sizeof signals[0] };

/// Who had the signals before, in the order of `signals`.
static struct sigaction previousActions[signalCount];

static const struct sigaction *previousAction(int signal) {
  for (int index = 0; index < signalCount; index += 1) {
    if (signals[index] == signal) return &previousActions[index];
  }
  return NULL;
}

/// Whether a signal is about what this process did, and not one that another process sent.
static bool isFromThisProcess(const siginfo_t *info) {
  return info->si_code > 0 || info->si_pid == getpid();
}

/// Ends the process when the signal comes the next time.
static void useDefaultAction(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

/// Does what would have been done without this handler; for Swift programs that is to show a
/// backtrace and to end the process.
static void passOn(int signal, siginfo_t *info, void *context) {
  const struct sigaction *action = previousAction(signal);
  if (action == NULL) return;
  if (action->sa_handler == SIG_IGN) {
    // The instruction of a fault would run again and again; the kernel ignores no fault either.
    if (info->si_code > 0) useDefaultAction(signal);
  } else if ((action->sa_flags & SA_SIGINFO) != 0) {
    action->sa_sigaction(signal, info, context);
  } else if (action->sa_handler != SIG_DFL) {
    action->sa_handler(signal);
  } else {
    sigaction(signal, action, NULL);
    // A fault comes again when the handler returns; a signal that was sent has to be sent again.
    if (info->si_code <= 0) raise(signal);
  }
}

/// Goes back to the start of the guarded code that trapped.
///
/// To leave a signal handler by a jump is defined if the interrupted code is never resumed, and
/// the abandoned code is not. Everything called here is safe in a signal handler, and reads or writes
/// nothing but this thread's guard.
static void handleSignal(int signal, siginfo_t *info, void *context) {
  LitmusGuard *guard = litmus_current_guard();
  if (guard == NULL || !isFromThisProcess(info)) {
    passOn(signal, info, context);
    return;
  }
  litmus_set_current_guard(NULL);
  // The runtime has said nothing about this trap, so that the text is not its message. Others may abort with one.
  if (signal != SIGABRT && guard->earlierMessages != NULL
      && guard->earlierMessages == litmus_messages_of_runtime()) {
    guard->messageLength = 0;
  }
  if (litmus_current_queue() != guard->queue) {
    litmus_keep_current_queue();
    if (guard->park != NULL) guard->park(guard, true);
  }
  siglongjmp(guard->start, 1);
}

void litmus_unblock_signals(void) {
  sigset_t blocked;
  sigemptyset(&blocked);
  for (int index = 0; index < signalCount; index += 1) sigaddset(&blocked, signals[index]);
  pthread_sigmask(SIG_UNBLOCK, &blocked, NULL);
}

static void install(void) {
  struct sigaction action = {.sa_sigaction = handleSignal};
  // The alternate stack is for stack overflows. Nothing is blocked meanwhile, so that handlers which
  // signals are passed on to find what they would have found without this one.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signalCount; index += 1) {
    // Read first: another thread may trap as soon as the handler is there.
    sigaction(signals[index], NULL, &previousActions[index]);
    sigaction(signals[index], &action, NULL);
  }
}

void litmus_install_signal_handlers(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

#endif
