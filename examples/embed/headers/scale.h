#pragma once
inline float scaled(const float x) { return SCALE * x; }
