level __INCLUDE_LEVEL__
#if __INCLUDE_LEVEL__ < 4
#include "self.h"
#endif
