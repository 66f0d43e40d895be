// The names and texts of errors.
namespace okl_cu {
struct described {
  cudaError_t error;
  const char *name, *text;
};
inline const described *describe(cudaError_t error) {
#define OKL_CU_ERROR(name, text) {cudaError##name, "cudaError" #name, text}
  static const described known[] = {
      {cudaSuccess, "cudaSuccess", "no error"},
      OKL_CU_ERROR(InvalidValue, "invalid argument"),
      OKL_CU_ERROR(MemoryAllocation, "out of memory"),
      OKL_CU_ERROR(InitializationError, "initialization error"),
      OKL_CU_ERROR(CudartUnloading, "driver shutting down"),
      OKL_CU_ERROR(ProfilerDisabled, "profiler disabled while using external profiling tool"),
      OKL_CU_ERROR(InvalidConfiguration, "invalid configuration argument"),
      OKL_CU_ERROR(InvalidPitchValue, "invalid pitch argument"),
      OKL_CU_ERROR(InvalidSymbol, "invalid device symbol"),
      OKL_CU_ERROR(InvalidHostPointer, "invalid host pointer"),
      OKL_CU_ERROR(InvalidDevicePointer, "invalid device pointer"),
      OKL_CU_ERROR(InvalidTexture, "invalid texture reference"),
      OKL_CU_ERROR(InvalidMemcpyDirection, "invalid copy direction for memcpy"),
      OKL_CU_ERROR(InsufficientDriver, "CUDA driver version is insufficient for CUDA runtime version"),
      OKL_CU_ERROR(DevicesUnavailable, "CUDA-capable device(s) is/are busy or unavailable"),
      OKL_CU_ERROR(MissingConfiguration, "__global__ function call is not configured"),
      OKL_CU_ERROR(LaunchMaxDepthExceeded, "launch would exceed maximum depth of nested launches"),
      OKL_CU_ERROR(InvalidDeviceFunction, "invalid device function"),
      OKL_CU_ERROR(NoDevice, "no CUDA-capable device is detected"),
      OKL_CU_ERROR(InvalidDevice, "invalid device ordinal"),
      OKL_CU_ERROR(InvalidKernelImage, "device kernel image is invalid"),
      OKL_CU_ERROR(NoKernelImageForDevice, "no kernel image is available for execution on the device"),
      OKL_CU_ERROR(ECCUncorrectable, "uncorrectable ECC error encountered"),
      OKL_CU_ERROR(PeerAccessUnsupported, "peer access is not supported between these two devices"),
      OKL_CU_ERROR(InvalidPtx, "a PTX JIT compilation failed"),
      OKL_CU_ERROR(InvalidSource, "device kernel image is invalid"),
      OKL_CU_ERROR(FileNotFound, "file not found"),
      OKL_CU_ERROR(OperatingSystem, "OS call failed or operation not supported on this OS"),
      OKL_CU_ERROR(InvalidResourceHandle, "invalid resource handle"),
      OKL_CU_ERROR(IllegalState, "the operation cannot be performed in the present state"),
      OKL_CU_ERROR(SymbolNotFound, "named symbol not found"),
      OKL_CU_ERROR(NotReady, "device not ready"),
      OKL_CU_ERROR(IllegalAddress, "an illegal memory access was encountered"),
      OKL_CU_ERROR(LaunchOutOfResources, "too many resources requested for launch"),
      OKL_CU_ERROR(LaunchTimeout, "the launch timed out and was terminated"),
      OKL_CU_ERROR(PeerAccessAlreadyEnabled, "peer access is already enabled"),
      OKL_CU_ERROR(PeerAccessNotEnabled, "peer access has not been enabled"),
      OKL_CU_ERROR(SetOnActiveProcess, "cannot set while device is active in this process"),
      OKL_CU_ERROR(Assert, "device-side assert triggered"),
      OKL_CU_ERROR(HostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"),
      OKL_CU_ERROR(HostMemoryNotRegistered, "pointer does not correspond to a registered memory region"),
      OKL_CU_ERROR(HardwareStackError, "hardware stack error"),
      OKL_CU_ERROR(IllegalInstruction, "an illegal instruction was encountered"),
      OKL_CU_ERROR(MisalignedAddress, "misaligned address"),
      OKL_CU_ERROR(InvalidAddressSpace, "operation not supported on global/shared address space"),
      OKL_CU_ERROR(InvalidPc, "invalid program counter"),
      OKL_CU_ERROR(LaunchFailure, "unspecified launch failure"),
      OKL_CU_ERROR(CooperativeLaunchTooLarge, "too many blocks in cooperative launch"),
      OKL_CU_ERROR(NotPermitted, "operation not permitted"),
      OKL_CU_ERROR(NotSupported, "operation not supported"),
      OKL_CU_ERROR(Unknown, "unknown error"),
  };
#undef OKL_CU_ERROR
  for (const described &one : known)
    if (one.error == error) return &one;
  return nullptr;
}
}
inline const char *cudaGetErrorString(cudaError_t error) {
  const okl_cu::described *const found = okl_cu::describe(error);
  return found ? found->text : "unrecognized error code";
}
inline const char *cudaGetErrorName(cudaError_t error) {
  const okl_cu::described *const found = okl_cu::describe(error);
  return found ? found->name : "unrecognized error code";
}
inline cudaError_t cudaPeekAtLastError() { return okl_cu::last_error(); }
inline cudaError_t cudaGetLastError() {
  const cudaError_t error = okl_cu::last_error();
  okl_cu::last_error() = cudaSuccess;
  return error;
}
