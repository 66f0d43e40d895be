first
#include_next "next.h"
