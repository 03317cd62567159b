#include "Guard.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "Event.h"

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
  LitmusEvent ended;
} Run;

/// Leaves a thread inside a dispatch queue where it is: libdispatch stops the process when a thread ends
/// that a queue runs on. The signal handler calls it, so all that it does is safe there.
static void park(LitmusGuard *guard, bool hasTrapped) {
  Run *run = (Run *)guard;
  run->hasTrapped = hasTrapped;
  run->isParked = true;
  // From here on the run belongs to the waiting thread, and may be gone.
  litmusEventSignal(&run->ended);
  for (;;) pause();
}

static void *runOnThread(void *argument) {
  Run *run = argument;
  litmusUnblockSignals();
  run->hasTrapped = litmusRunGuarded(&run->guard, run->code, run->context);
  // Code that was guarded in place, by this code, may have trapped inside a queue.
  if (litmusCurrentQueue() != run->guard.queue) park(&run->guard, run->hasTrapped);
  litmusEventSignal(&run->ended);
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

LitmusGuardResult litmusGuardOnThread(LitmusGuardedCode code, void *context) {
  LitmusGuardResult result = {LitmusGuardHadNoThread, NULL};
  Run run = {.guard = {.park = park}, .code = code, .context = context};
  litmusEventInitialize(&run.ended);
  pthread_t thread;
  if (startThread(&thread, false, runOnThread, &run)) {
    litmusEventWait(&run.ended);
    if (run.isParked) {
      pthread_detach(thread);
    } else {
      pthread_join(thread, NULL);
    }
    result.ending = run.hasTrapped ? LitmusGuardTrapped : LitmusGuardReturned;
    result.message = run.hasTrapped ? litmusTakeMessage(&run.guard) : NULL;
  }
  litmusEventDestroy(&run.ended);
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
  run.completion(run.context, litmusGuardOnThread(run.code, run.context));
  return NULL;
}

void litmusGuardInBackground(
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

LitmusGuardResult litmusGuardOnThread(LitmusGuardedCode code, void *context) {
  (void)code;
  (void)context;
  return (LitmusGuardResult){LitmusGuardHadNoThread, NULL};
}

void litmusGuardInBackground(
    LitmusGuardedCode code, void (*completion)(void *context, LitmusGuardResult result),
    void *context) {
  completion(context, litmusGuardOnThread(code, context));
}

#endif
