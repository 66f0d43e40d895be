before __INCLUDE_LEVEL__
#include "a.h"
after __LINE__
