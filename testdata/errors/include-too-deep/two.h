#include "one.h"
