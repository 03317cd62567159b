#include <stdlib.h>

#include "SwiftInternals.h"

void litmus_free_message(char *message) { free(message); }

#ifdef LITMUS_CAN_CATCH_TRAPS

#include <errno.h>
#include <string.h>
#include <unistd.h>

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

void litmus_release_text(LitmusGuard *guard) {
  writeToStandardError(guard->text, guard->textLength);
  free(guard->text);
  forgetText(guard);
}

char *litmus_take_message(LitmusGuard *guard) {
  litmus_drop_messages_of_runtime();
  if (guard->messageLength == 0) {
    litmus_release_text(guard);
    return NULL;
  }
  char *message = guard->text;
  message[guard->messageLength] = '\0';
  forgetText(guard);
  return message;
}

static bool beginsTrace(const char *text, size_t length) {
  static const char title[] = "Current stack trace:";
  return length >= sizeof title - 1 && memcmp(text, title, sizeof title - 1) == 0;
}

void litmus_receive_text(const char *text, size_t length) {
  LitmusGuard *guard = litmus_current_guard();
  if (guard == NULL) {
    writeToStandardError(text, length);
    return;
  }
  bool isTrace = guard->messageLength < guard->textLength || beginsTrace(text, length);
  // What was held back is no trap's message if there is more after it.
  if (!isTrace) litmus_release_text(guard);
  char *whole = realloc(guard->text, guard->textLength + length + 1);
  if (whole == NULL) {
    litmus_release_text(guard);
    writeToStandardError(text, length);
    return;
  }
  memcpy(whole + guard->textLength, text, length);
  guard->text = whole;
  guard->textLength += length;
  if (!isTrace) guard->messageLength = guard->textLength;
}

#endif
