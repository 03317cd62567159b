// This file relies on internals of the Swift runtime and of glibc:
//
// - The runtime writes the message of a trap to C's `stderr` in one piece, and, if backtraces are turned
//   off, a stack trace in further pieces.
// - `stderr` is a variable that may be assigned, and the runtime reads it for each message.
// - In glibc, a stream's member `_fileno` is what `fileno` returns.
//
// It was tried with Swift 6.3.1 and glibc on Linux (x86_64). On Apple's platforms it has never run.
//
// When the first closure runs that may trap, never before, `stderr` is set to a stream that holds back
// the last piece that a guarded thread wrote, and passes everything else to standard error. If the
// runtime writes its messages differently, traps are still caught, but their messages are incomplete or
// missing, and `containing:` is reported as not met. This is so with musl, whose `stderr` is a constant.
#define _GNU_SOURCE
#include "Guard.h"

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__GLIBC__) || defined(__APPLE__)

#if defined(__APPLE__)

static int receiveFromStream(void *cookie, const char *text, int length) {
  (void)cookie;
  litmus_receive_text(text, (size_t)length);
  return length;
}

static FILE *openStream(void) { return funopen(NULL, NULL, receiveFromStream, NULL, NULL); }

#else

static ssize_t receiveFromStream(void *cookie, const char *text, size_t length) {
  (void)cookie;
  litmus_receive_text(text, length);
  return (ssize_t)length;
}

static FILE *openStream(void) {
  cookie_io_functions_t functions = {.write = receiveFromStream};
  FILE *stream = fopencookie(NULL, "w", functions);
  // For those that ask whether it is a terminal: `fileno(stderr)` stays what it was.
  if (stream != NULL) stream->_fileno = STDERR_FILENO;
  return stream;
}

#endif

// Other threads may be reading the variable, as they have always done without a lock. They write to
// standard error with either value.
__attribute__((no_sanitize("thread"))) static void install(void) {
  FILE *stream = openStream();
  if (stream == NULL) return;
  setvbuf(stream, NULL, _IONBF, 0);
  fflush(stderr);
  stderr = stream;
}

void litmus_install_message_stream(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

#else

void litmus_install_message_stream(void) {}

#endif
#endif
