#include "LitmusTraps.h"

/// A Swift closure of type `() -> Void` as it lies in memory.
typedef struct {
  __attribute__((swiftcall)) void (*function)(__attribute__((swift_context)) void *context);
  void *context;
} Closure;

// Swift retains a closure that it loads from memory for as long as it calls it. A trap would leave that
// without its end, and `withoutActuallyEscaping` stops the process if a closure is retained when it is
// done. This call retains nothing.
void litmus_call_closure(void *closure) {
  Closure callee = *(Closure *)closure;
  callee.function(callee.context);
}
