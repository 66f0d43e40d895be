// Stands in for CUDA's header of this name, for tests only. It takes numbers that half precision holds exactly.

#pragma once

#include <okl_cuda_emulator.hpp>

#include <cmath>
#include <cstring>

struct __half {
  float value;
};

inline __half __float2half(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  // Ten bits of the fraction are left; smaller exponents and larger ones have no place.
  const bool fits = (bits & 0x1fff) == 0 && (value == 0 || (std::fabs(value) >= 0x1p-14f && std::fabs(value) <= 65504));
  if (!fits) occa::emulated::die("a number that half precision does not hold");
  return {value};
}

inline float __half2float(__half number) { return number.value; }
