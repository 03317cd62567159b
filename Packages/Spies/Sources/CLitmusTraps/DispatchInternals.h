#ifndef LITMUS_DISPATCH_INTERNALS_H
#define LITMUS_DISPATCH_INTERNALS_H

#include "Guard.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

/// The state of libdispatch in one thread: the queue that the thread is on.
typedef struct {
  /// The address of the state; `NULL` if it is unknown.
  void **address;
  void *queue;
  /// The frames of the outer queues, which are on the stack.
  void *frames;
} LitmusThreadQueue;

/// Finds out how to move a thread back to a queue. The first call does it.
void litmus_prepare_thread_queues(void);

/// The address of the label of the dispatch queue that the calling thread is on.
///
/// It identifies the queue. `NULL` if libdispatch is not in the process.
const char *litmus_current_queue(void);

/// Keeps the calling thread's queue alive as long as the process: libdispatch stops the process when a
/// queue is freed that a thread has not left.
void litmus_keep_current_queue(void);

/// Returns the queue of the calling thread.
LitmusThreadQueue litmus_thread_queue(void);

/// Moves the calling thread back to the queue that it was on, if the address of its state is known.
///
/// A trap inside of `queue.sync` leaves the thread on that queue. Later code on the thread would count
/// as code of that queue: on the main thread, all code of the main actor would trap.
void litmus_restore_thread_queue(LitmusThreadQueue queue);

#endif
#endif
