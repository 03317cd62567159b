#define _GNU_SOURCE
#include "Guard.h"

#if defined(LITMUS_CAN_CATCH_TRAPS) && defined(__linux__)

#include <link.h>
#include <stdint.h>
#include <string.h>

__attribute__((weak)) extern void *dispatch_get_current_queue(void);
__attribute__((weak)) extern void dispatch_sync_f(void *queue, void *context, void (*work)(void *));
__attribute__((weak)) extern void *dispatch_queue_create(const char *label, void *attributes);

// libdispatch keeps the queue and, behind it, the frames in thread-local variables of its own, which have
// no name outside of it. Their place among these variables is the same in all threads. It is found once: where
// the address of a queue appears while a block of that queue runs.

typedef struct {
  char *variables;
  size_t size;
} Variables;

static int find_variables(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Variables *variables = context;
  if (info->dlpi_name == NULL || strstr(info->dlpi_name, "libdispatch.so") == NULL) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_TLS) continue;
    variables->variables = info->dlpi_tls_data;
    variables->size = info->dlpi_phdr[index].p_memsz;
  }
  return 1;
}

/// The calling thread's variables of libdispatch.
static Variables thread_variables(void) {
  Variables variables = {NULL, 0};
  dl_iterate_phdr(find_variables, &variables);
  return variables;
}

/// How far into the variables the queue is kept; -1 if that cannot be found.
static ptrdiff_t offset = -1;

static void find_offset(void *queue) {
  Variables own = thread_variables();
  if (own.variables == NULL) return;
  for (size_t at = 0; at + 2 * sizeof(void *) <= own.size; at += sizeof(void *)) {
    if (*(void **)(own.variables + at) != queue) continue;
    offset = (ptrdiff_t)at;
    return;
  }
}

__attribute__((constructor)) static void find_offset_once(void) {
  if (dispatch_sync_f == NULL || dispatch_queue_create == NULL) return;
  void *queue = dispatch_queue_create("Litmus", NULL);
  dispatch_sync_f(queue, queue, find_offset);
}

LitmusThreadQueue litmus_thread_queue(void) {
  LitmusThreadQueue queue = {NULL, NULL, NULL};
  Variables own = thread_variables();
  if (offset < 0 || own.variables == NULL) return queue;
  queue.place = (void **)(own.variables + offset);
  queue.queue = queue.place[0];
  queue.frames = queue.place[1];
  return queue;
}

void litmus_restore_thread_queue(LitmusThreadQueue queue) {
  if (queue.place == NULL || queue.place[0] == queue.queue) return;
  queue.place[0] = queue.queue;
  queue.place[1] = queue.frames;
}

#elif defined(LITMUS_CAN_CATCH_TRAPS)

LitmusThreadQueue litmus_thread_queue(void) { return (LitmusThreadQueue){NULL, NULL, NULL}; }

void litmus_restore_thread_queue(LitmusThreadQueue queue) { (void)queue; }

#endif
