#ifndef LITMUS_ORDER_H
#define LITMUS_ORDER_H

#include <stdint.h>

/// The last number that was given. It stands in one file: a variable of an inline function would be
/// another one for each file that uses the function.
extern uint64_t litmus_last_in_order;

/// The next number of one order that all threads share. Swift's own atomics need macOS 15.
static inline uint64_t litmus_next_in_order(void) {
  return __atomic_add_fetch(&litmus_last_in_order, 1, __ATOMIC_RELAXED);
}

#endif
