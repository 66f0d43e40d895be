#pragma once

#define OUTER_LOOP(i, bound, step) for (int i = 0; i < bound; i += step; @outer)
#define PLUS_ONE(x) ((x) + 1)

inline int plusOne(const int x) { return PLUS_ONE(x); }
