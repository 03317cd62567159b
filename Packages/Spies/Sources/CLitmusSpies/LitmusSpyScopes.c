#include "LitmusSpyScopes.h"

int64_t litmus_spy_scopes = 0;
