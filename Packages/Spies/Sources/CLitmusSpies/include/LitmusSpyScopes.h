#ifndef LITMUS_SPY_SCOPES_H
#define LITMUS_SPY_SCOPES_H

#include <stdint.h>

/// How many spy scopes there are. Swift's own atomics need macOS 15.
extern int64_t litmus_spy_scopes;

/// Changes the number of spy scopes.
static inline void litmus_add_spy_scopes(int64_t number) {
  __atomic_add_fetch(&litmus_spy_scopes, number, __ATOMIC_RELAXED);
}

/// Whether there is a spy scope. One that the caller is in is always seen.
static inline _Bool litmus_has_spy_scopes(void) {
  return __atomic_load_n(&litmus_spy_scopes, __ATOMIC_RELAXED) != 0;
}

#endif
