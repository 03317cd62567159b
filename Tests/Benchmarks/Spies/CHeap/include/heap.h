#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// The bytes of heap that are in use.
size_t heap_bytes(void);

#endif
