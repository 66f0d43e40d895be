#include "sibling.h"
#include "a.h"
