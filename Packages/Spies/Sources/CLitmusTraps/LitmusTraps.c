#include "LitmusTraps.h"
