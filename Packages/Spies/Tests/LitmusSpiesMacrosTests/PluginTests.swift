#if Macros
import Testing
#endif
