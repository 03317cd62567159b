#ifndef LITMUS_SWIFT_INTERNALS_H
#define LITMUS_SWIFT_INTERNALS_H

#include "Guard.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <stdint.h>

/// The list of the accesses to variables that are in progress in guarded code.
typedef struct {
  /// The runtime uses two words; the others are spare.
  uintptr_t words[8];
} LitmusAccesses;

/// Whether the runtime has what guarding code in place needs.
bool litmus_can_separate_accesses(void);

/// Separates the accesses that begin from now on from those of the calling thread.
///
/// The runtime's entries are on the stack. Without this, those of abandoned frames would stay in the
/// thread's list, and the next access would follow them into memory that is used for something else.
void litmus_begin_accesses(LitmusAccesses *accesses);

/// Restores the list of the calling thread.
void litmus_end_accesses(LitmusAccesses *accesses);

/// The messages of all traps so far, another text after each; NULL if the runtime does not tell.
const char *litmus_messages_of_runtime(void);

/// Makes the runtime drop the messages of all traps so far.
///
/// Outside of Apple's platforms it keeps them, one after the other, for the report of a crash. Each is a
/// copy of all before it, so 10,000 traps would take 3 GB.
void litmus_drop_messages_of_runtime(void);

#endif
#endif
