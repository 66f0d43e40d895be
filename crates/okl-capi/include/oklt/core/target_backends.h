// The targets of a translation.
#pragma once

#include <optional>
#include <string>

namespace oklt {

enum class TargetBackend { SERIAL, OPENMP, CUDA, HIP, DPCPP, OPENCL, METAL, _LAUNCHER };

// The name of a target; what okl calls its pipeline.
inline std::string backendToString(TargetBackend backend) {
  switch (backend) {
    case TargetBackend::SERIAL: return "serial";
    case TargetBackend::OPENMP: return "openmp";
    case TargetBackend::CUDA: return "cuda";
    case TargetBackend::HIP: return "hip";
    case TargetBackend::DPCPP: return "dpcpp";
    case TargetBackend::OPENCL: return "opencl";
    case TargetBackend::METAL: return "metal";
    case TargetBackend::_LAUNCHER: return "launcher";
  }
  return "";
}

// The target of that name, in any case.
inline std::optional<TargetBackend> backendFromString(std::string name) {
  for (char &letter : name) {
    if ('A' <= letter && letter <= 'Z') letter = char(letter - 'A' + 'a');
  }
  for (TargetBackend backend : {TargetBackend::SERIAL, TargetBackend::OPENMP, TargetBackend::CUDA, TargetBackend::HIP,
                                TargetBackend::DPCPP, TargetBackend::OPENCL, TargetBackend::METAL}) {
    if (backendToString(backend) == name) return backend;
  }
  return std::nullopt;
}

// Whether kernels run on the host itself.
inline bool isHostCategory(TargetBackend backend) {
  return backend == TargetBackend::SERIAL || backend == TargetBackend::OPENMP;
}

// Whether kernels run on a device, and a launcher starts them.
inline bool isDeviceCategory(TargetBackend backend) { return !isHostCategory(backend); }

}  // namespace oklt
