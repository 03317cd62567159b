#define _GNU_SOURCE
#include <stdlib.h>

#include "Guard.h"

void litmusFreeMessage(char *message) { free(message); }

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The runtime writes a trap's message to C's `stderr` in one piece, and a stack trace in further ones if
// backtraces are turned off. Where that variable may be assigned, it gets a stream that holds back the
// last piece a guarded thread wrote, and hands everything else on to standard error.

static void writeToStandardError(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static void forgetText(LitmusGuard *guard) {
  guard->text = NULL;
  guard->textLength = 0;
  guard->messageLength = 0;
}

void litmusReleaseText(LitmusGuard *guard) {
  writeToStandardError(guard->text, guard->textLength);
  free(guard->text);
  forgetText(guard);
}

char *litmusTakeMessage(LitmusGuard *guard) {
  char *message = guard->text;
  size_t length = guard->messageLength;
  forgetText(guard);
  if (length == 0) {
    free(message);
    return NULL;
  }
  message[length] = '\0';
  return message;
}

#if defined(__GLIBC__) || defined(__APPLE__)

static bool beginsTrace(const char *text, size_t length) {
  static const char title[] = "Current stack trace:";
  return length >= sizeof title - 1 && memcmp(text, title, sizeof title - 1) == 0;
}

/// Takes a piece of text that the calling thread wrote.
static void receive(const char *text, size_t length) {
  LitmusGuard *guard = litmusCurrentGuard();
  if (guard == NULL) {
    writeToStandardError(text, length);
    return;
  }
  bool isTrace = guard->messageLength < guard->textLength || beginsTrace(text, length);
  // What was held back is no trap's message if there is more after it.
  if (!isTrace) litmusReleaseText(guard);
  char *whole = realloc(guard->text, guard->textLength + length + 1);
  if (whole == NULL) {
    litmusReleaseText(guard);
    writeToStandardError(text, length);
    return;
  }
  memcpy(whole + guard->textLength, text, length);
  guard->text = whole;
  guard->textLength += length;
  if (!isTrace) guard->messageLength = guard->textLength;
}

#if defined(__APPLE__)

static int receiveFromStream(void *cookie, const char *text, int length) {
  (void)cookie;
  receive(text, (size_t)length);
  return length;
}

static FILE *openStream(void) { return funopen(NULL, NULL, receiveFromStream, NULL, NULL); }

#else

static ssize_t receiveFromStream(void *cookie, const char *text, size_t length) {
  (void)cookie;
  receive(text, length);
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

void litmusInstallMessageStream(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

bool litmusTrapMessagesCanBeRead(void) { return true; }

#else

void litmusInstallMessageStream(void) {}

bool litmusTrapMessagesCanBeRead(void) { return false; }

#endif
#else

bool litmusTrapMessagesCanBeRead(void) { return false; }

#endif
