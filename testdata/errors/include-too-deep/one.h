#include "two.h"
#define FACTOR 2
