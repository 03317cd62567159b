#ifndef LITMUS_ORDER_H
#define LITMUS_ORDER_H

#include <stdint.h>

/// The next number of one order that all threads share. Swift's own atomics need macOS 15.
static inline uint64_t litmus_next_in_order(void) {
  static uint64_t last;
  return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}

#endif
