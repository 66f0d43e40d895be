#include "loop_b.h"
