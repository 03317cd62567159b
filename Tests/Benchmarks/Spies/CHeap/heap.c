#include "heap.h"

#ifdef __APPLE__
#include <malloc/malloc.h>

size_t heap_bytes(void) { return mstats().bytes_used; }
#else
#include <malloc.h>

size_t heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#endif
