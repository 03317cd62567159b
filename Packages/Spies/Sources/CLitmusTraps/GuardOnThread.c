#include "DispatchInternals.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

// Something that happens once, and that a signal handler may tell of: of all that POSIX has to wake a
// thread with, a semaphore is the only one. Apple's platforms have POSIX semaphores by name only; what
// dispatch's do to signal is an atomic addition and one system call.

#if defined(__APPLE__)

#include <dispatch/dispatch.h>

typedef dispatch_semaphore_t Event;

static void initialize(Event *event) { *event = dispatch_semaphore_create(0); }
static void destroy(Event *event) { dispatch_release(*event); }
static void signalEvent(Event *event) { dispatch_semaphore_signal(*event); }
static void waitFor(Event *event) { dispatch_semaphore_wait(*event, DISPATCH_TIME_FOREVER); }

#else

#include <errno.h>
#include <semaphore.h>

typedef sem_t Event;

static void initialize(Event *event) { sem_init(event, 0, 0); }
static void destroy(Event *event) { sem_destroy(event); }
static void signalEvent(Event *event) { sem_post(event); }
static void waitFor(Event *event) {
  while (sem_wait(event) != 0 && errno == EINTR) continue;
}

#endif

/// As much as a main thread has, on all platforms; only what is used takes memory.
static const size_t stackSize = 8 * 1024 * 1024;

/// Code that runs on a thread of its own.
typedef struct {
  /// First, so that a pointer to one is a pointer to the other.
  LitmusGuard guard;
  LitmusGuardedCode code;
  void *context;
  bool hasTrapped;
  bool isParked;
  Event ended;
} Run;

/// Leaves a thread inside a dispatch queue where it is: libdispatch stops the process when a thread ends
/// that a queue runs on. The signal handler calls it, so all that it does is safe there.
static void park(LitmusGuard *guard, bool hasTrapped) {
  Run *run = (Run *)guard;
  run->hasTrapped = hasTrapped;
  run->isParked = true;
  // From here on the run belongs to the waiting thread, and may be gone.
  signalEvent(&run->ended);
  for (;;) pause();
}

static void *runOnThread(void *argument) {
  Run *run = argument;
  litmus_unblock_signals();
  run->hasTrapped = litmus_run_guarded(&run->guard, run->code, run->context);
  // Code that was guarded in place, by this code, may have trapped inside a queue.
  if (litmus_current_queue() != run->guard.queue) park(&run->guard, run->hasTrapped);
  signalEvent(&run->ended);
  return NULL;
}

/// Makes a thread, and returns whether the system had one.
static bool startThread(pthread_t *thread, bool isDetached, void *(*code)(void *), void *argument) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, stackSize);
  if (isDetached) pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  bool isStarted = pthread_create(thread, &attributes, code, argument) == 0;
  pthread_attr_destroy(&attributes);
  return isStarted;
}

LitmusGuardResult litmus_guard_on_thread(LitmusGuardedCode code, void *context) {
  LitmusGuardResult result = {LitmusGuardHadNoThread, NULL};
  Run run = {.guard = {.park = park}, .code = code, .context = context};
  initialize(&run.ended);
  pthread_t thread;
  if (startThread(&thread, false, runOnThread, &run)) {
    waitFor(&run.ended);
    if (run.isParked) {
      pthread_detach(thread);
    } else {
      pthread_join(thread, NULL);
    }
    result.ending = run.hasTrapped ? LitmusGuardTrapped : LitmusGuardReturned;
    result.message = run.hasTrapped ? litmus_take_message(&run.guard) : NULL;
  }
  destroy(&run.ended);
  return result;
}

/// A run that nobody blocks for.
typedef struct {
  LitmusGuardedCode code;
  void (*completion)(void *context, LitmusGuardResult result);
  void *context;
} BackgroundRun;

/// Waits for the guarded thread: one that parks cannot tell of its end by itself.
static void *runInBackground(void *argument) {
  BackgroundRun run = *(BackgroundRun *)argument;
  free(argument);
  run.completion(run.context, litmus_guard_on_thread(run.code, run.context));
  return NULL;
}

void litmus_guard_in_background(
    LitmusGuardedCode code, void (*completion)(void *context, LitmusGuardResult result),
    void *context) {
  BackgroundRun *run = malloc(sizeof *run);
  if (run != NULL) {
    *run = (BackgroundRun){code, completion, context};
    pthread_t thread;
    if (startThread(&thread, true, runInBackground, run)) return;
    free(run);
  }
  completion(context, (LitmusGuardResult){LitmusGuardHadNoThread, NULL});
}

#else

LitmusGuardResult litmus_guard_on_thread(LitmusGuardedCode code, void *context) {
  (void)code;
  (void)context;
  return (LitmusGuardResult){LitmusGuardHadNoThread, NULL};
}

void litmus_guard_in_background(
    LitmusGuardedCode code, void (*completion)(void *context, LitmusGuardResult result),
    void *context) {
  completion(context, litmus_guard_on_thread(code, context));
}

#endif
