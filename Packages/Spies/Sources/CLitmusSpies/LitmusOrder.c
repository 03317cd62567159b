#include "LitmusOrder.h"

uint64_t litmus_last_in_order;
