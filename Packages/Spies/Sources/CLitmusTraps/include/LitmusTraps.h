#ifndef LITMUS_TRAPS_H
#define LITMUS_TRAPS_H
#endif
