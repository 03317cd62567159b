// This file relies on internals of libdispatch:
//
// - A queue's label identifies it: `dispatch_queue_get_label(NULL)`, which is public, returns another
//   address as soon as the thread is on another queue.
// - `dispatch_get_current_queue`, deprecated since OS X 10.9, exists, or else a queue that a trap
//   prevents a thread from leaving must be kept alive by the user.
// - On Linux, each thread has two adjacent pointers in its thread-local variables: to its queue, and to
//   the frames of the outer queues, which are on the stack. `dispatch_sync_f` changes both and restores
//   them at its end.
//
// It was tried with the libdispatch of Swift 6.3.1 on Linux (glibc, x86_64). On Apple's platforms it has
// never run, and the pointers are not searched there.
//
// The pointers are located by a test when the first closure runs that may trap, never before. If their
// layout is different, nothing is written: a trap inside of `queue.sync`, in a closure that runs in
// place, is then reported as one that cannot be caught here, and no later closure is run in place.
#define _GNU_SOURCE
#include "DispatchInternals.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdint.h>

// Weak, so that libdispatch is not linked for them: if Swift's concurrency is in the process, so is it.
__attribute__((weak)) extern const char *dispatch_queue_get_label(void *queue);
__attribute__((weak)) extern void *dispatch_get_current_queue(void);
__attribute__((weak)) extern void dispatch_retain(void *object);

const char *litmus_current_queue(void) {
  return dispatch_queue_get_label == NULL ? NULL : dispatch_queue_get_label(NULL);
}

void litmus_keep_current_queue(void) {
  if (dispatch_get_current_queue == NULL || dispatch_retain == NULL) return;
  dispatch_retain(dispatch_get_current_queue());
}

#if defined(__linux__)

#include <link.h>

__attribute__((weak)) extern void *dispatch_queue_create(const char *label, void *attributes);
__attribute__((weak)) extern void dispatch_release(void *object);
__attribute__((weak)) extern void dispatch_sync_f(
    void *queue, void *context, void (*work)(void *context));

/// Where a thread's variables of one module (the program or a library) have the two pointers.
typedef struct {
  /// The module's number; 0 if the location is unknown.
  size_t module;
  size_t offset;
} Location;

static Location location = {0, 0};

/// The search for the location, by a block that a queue runs.
typedef struct {
  /// The queue, and the queue inside of it that runs the block.
  void *outer;
  void *inner;
  /// An address in the frame of the function that searches: the frames of queues are below it.
  uintptr_t stackEnd;
  Location found;
} Search;

/// Whether these are the two pointers, of a thread that is on the inner queue in the outer one.
static bool areQueueAndFrames(void **pointers, const Search *search) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  uintptr_t frames = (uintptr_t)pointers[1];
  return pointers[0] == search->inner && frames % sizeof(void *) == 0 && frames > here
      && frames < search->stackEnd
      // A frame begins with the queue around it.
      && *(void **)frames == search->outer;
}

static int searchModule(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Search *search = context;
  if (info->dlpi_tls_modid == 0 || info->dlpi_tls_data == NULL) return 0;
  size_t length = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type == PT_TLS) length = info->dlpi_phdr[index].p_memsz;
  }
  for (size_t offset = 0; offset + 2 * sizeof(void *) <= length; offset += sizeof(void *)) {
    if (!areQueueAndFrames((void **)((char *)info->dlpi_tls_data + offset), search)) continue;
    search->found = (Location){info->dlpi_tls_modid, offset};
    return 1;
  }
  return 0;
}

static void searchOnInnerQueue(void *context) { dl_iterate_phdr(searchModule, context); }

static void searchOnOuterQueue(void *context) {
  dispatch_sync_f(((Search *)context)->inner, context, searchOnInnerQueue);
}

/// Finds one of a module's variables in the calling thread.
typedef struct {
  Location location;
  void **address;
} Lookup;

static int lookUpInModule(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Lookup *lookup = context;
  if (info->dlpi_tls_modid != lookup->location.module) return 0;
  if (info->dlpi_tls_data != NULL) {
    lookup->address = (void **)((char *)info->dlpi_tls_data + lookup->location.offset);
  }
  return 1;
}

static LitmusThreadQueue threadQueue(Location location) {
  Lookup lookup = {location, NULL};
  if (location.module != 0) dl_iterate_phdr(lookUpInModule, &lookup);
  if (lookup.address == NULL) return (LitmusThreadQueue){NULL, NULL, NULL};
  return (LitmusThreadQueue){lookup.address, lookup.address[0], lookup.address[1]};
}

static void locate(void) {
  if (dispatch_queue_create == NULL || dispatch_sync_f == NULL || dispatch_release == NULL) return;
  Search search = {
      .outer = dispatch_queue_create("Litmus, outer", NULL),
      .inner = dispatch_queue_create("Litmus, inner", NULL),
      .stackEnd = (uintptr_t)__builtin_frame_address(0)};
  dispatch_sync_f(search.outer, &search, searchOnOuterQueue);
  // The queues are gone from the pointers when the thread has left them.
  LitmusThreadQueue after = threadQueue(search.found);
  bool isRestored = after.queue != search.outer && after.queue != search.inner;
  if (after.address != NULL && isRestored) location = search.found;
  dispatch_release(search.inner);
  dispatch_release(search.outer);
}

void litmus_prepare_thread_queues(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, locate);
}

LitmusThreadQueue litmus_thread_queue(void) { return threadQueue(location); }

void litmus_restore_thread_queue(LitmusThreadQueue queue) {
  if (queue.address == NULL || queue.address[0] == queue.queue) return;
  queue.address[0] = queue.queue;
  queue.address[1] = queue.frames;
}

void litmus_forget_thread_queues(void) {
  litmus_prepare_thread_queues();
  location = (Location){0, 0};
}

#else

void litmus_prepare_thread_queues(void) {}

LitmusThreadQueue litmus_thread_queue(void) { return (LitmusThreadQueue){NULL, NULL, NULL}; }

void litmus_restore_thread_queue(LitmusThreadQueue queue) { (void)queue; }

void litmus_forget_thread_queues(void) {}

#endif

#else

void litmus_forget_thread_queues(void) {}

#endif
