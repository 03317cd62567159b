#ifndef LITMUS_EVENT_H
#define LITMUS_EVENT_H

// Something that happens once, and that a signal handler may tell of: of all that POSIX has to wake a
// thread with, a semaphore is the only one. Apple's platforms have POSIX semaphores by name only; what
// dispatch's do to signal is an atomic addition and one system call.

#if defined(__APPLE__)

#include <dispatch/dispatch.h>

typedef dispatch_semaphore_t LitmusEvent;

static inline void litmus_event_initialize(LitmusEvent *event) {
  *event = dispatch_semaphore_create(0);
}
static inline void litmus_event_destroy(LitmusEvent *event) { dispatch_release(*event); }
static inline void litmus_event_signal(LitmusEvent *event) { dispatch_semaphore_signal(*event); }
static inline void litmus_event_wait(LitmusEvent *event) {
  dispatch_semaphore_wait(*event, DISPATCH_TIME_FOREVER);
}

#else

#include <errno.h>
#include <semaphore.h>

typedef sem_t LitmusEvent;

static inline void litmus_event_initialize(LitmusEvent *event) { sem_init(event, 0, 0); }
static inline void litmus_event_destroy(LitmusEvent *event) { sem_destroy(event); }
static inline void litmus_event_signal(LitmusEvent *event) { sem_post(event); }
static inline void litmus_event_wait(LitmusEvent *event) {
  while (sem_wait(event) != 0 && errno == EINTR) continue;
}

#endif
#endif
